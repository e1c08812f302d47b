import type { RequestFigure, RequestState } from '@atrium/contracts';
import type { Said } from '@atrium/reach';

/** What the owner of a kind submits. */
export interface NewRequest {
  kind: string;
  /** Whom it is for; not always the person who sends it. */
  employeeId: string;
  /** The owner's record. One record has one request. */
  ref: string;
  /** One line that says what is asked for: `words('{days} days from {from}', …)`. */
  summary: Said;
  /** Conditions of steps depend on days and type. */
  days?: number | null;
  minutes?: number | null;
  type?: string | null;
  from?: string | null;
  to?: string | null;
}

export interface RequestRecord {
  id: string;
  kind: string;
  ref: string;
  employeeId: string;
  requesterId: string;
  person: string;
  summary: Said;
  type: string | null;
  days: number | null;
  from: string | null;
  to: string | null;
  state: RequestState;
  step: number;
  steps: number;
  /** Working days after which the next one up may decide too. */
  escalateAfter: number;
  submittedBy: string;
  createdAt: Date;
  version: number;
}

export interface RequestFact {
  label: Said;
  /** words: the portal's own, in the language of whoever reads them. */
  value: RequestFigure | { type: 'words'; words: Said };
  /** Shown in the row of the request too, so that it need not be opened. */
  inRow?: true;
}

/** What the decider of one request should know. */
export interface RequestContext {
  facts: RequestFact[];
  /** Why it should be looked at alone; it is then left out of bulk approval. */
  warnings: Said[];
}

/** What conditions of a kind's steps can be about. */
export interface PlanConditions {
  days: boolean;
  minutes: boolean;
}

/** A type that a condition may name. */
export interface RequestType {
  value: string;
  label: Said;
}
