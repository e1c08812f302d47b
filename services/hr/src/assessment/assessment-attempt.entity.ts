import type { AttemptState } from '@atrium/contracts';
import {
  decimal,
  defineTable,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';
import type { MarkState } from './mark.rules.js';
import type { PinnedQuestion } from './question.types.js';

/** By id of the question. */
export type StoredMarks = Record<string, { state: MarkState; score: number | null }>;

export const AssessmentAttemptEntity = defineTable('assessment_attempt', {
  invitationId: uuid(),
  state: otherwise('open', text<AttemptState>()),
  /** Fixes every order that chance decides. */
  seed: text(),
  pinned: json<PinnedQuestion[]>(),
  /** Of the question at which it is, where nobody goes back. */
  place: otherwise(0, int()),
  startedAt: moment(),
  extraMin: otherwise(0, int()),
  deadlineAt: orNull(moment()),
  submittedAt: orNull(moment()),
  submittedBy: orNull(text<'person' | 'clock'>()),
  marks: orNull(json<StoredMarks>()),
  total: orNull(decimal(9, 2)),
  max: orNull(decimal(9, 2)),
  percent: orNull(decimal(7, 2)),
  passed: orNull(yesNo()),
  reason: orNull(text()),
});
export type AssessmentAttemptEntity = EntityOf<typeof AssessmentAttemptEntity>;
