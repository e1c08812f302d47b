import type { Check, RequestFigure, RequestState, RequestTableKey } from '@atrium/contracts';
import type { Said } from '@atrium/reach';
import type { FigureCells } from './request-figures.service.js';

/** What the owner of a kind submits. */
export interface NewRequest {
  kind: string;
  /** Whom it is for; not always the person who sends it. */
  employeeId: string;
  /** Of a kind whose deciders are fixed: whose request it is, by account. They need not be an employee. */
  asker?: { id: string; name: string };
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

/** A request as its effect reads it. */
export interface DecidedRecord extends RequestRecord {
  /** Of whoever decided. */
  reason: string | null;
}

/** How many people a request is about, and how many of them need a look. */
export interface RequestPeople {
  count: number;
  looks: number;
}

/** What only the request knows of one of its people. */
export interface RequestPersonFigures {
  employeeId: string;
  name: string;
  /** Why this person needs a look. */
  notes: Said[];
  /** What only the request knows of this person. */
  facts: RequestFact[];
  /** Tables that show the request's own figures instead of those that stand now. */
  figures: Partial<Record<RequestTableKey, FigureCells>>;
  /** The month that figures of a month are about: `2026-11`. */
  month: string;
}

export interface RequestFact {
  label: Said;
  /** words: the portal's own, in the language of whoever reads them. */
  value: RequestFigure | { type: 'words'; words: Said };
  /** Shown in the row of the request too, so that it need not be opened. */
  inRow?: true;
  /** Left out for who does not have this permission. */
  needs?: Check;
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
