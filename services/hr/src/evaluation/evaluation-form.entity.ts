import type { EvaluationAnswers, EvaluationFormState, EvaluationStage } from '@atrium/contracts';
import {
  day,
  defineTable,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

export const EvaluationFormEntity = defineTable('evaluation_form', {
  cycleId: uuid(),
  subjectId: uuid(),
  reviewerId: uuid(),
  kind: text<EvaluationStage>(),
  state: otherwise('notStarted', text<EvaluationFormState>()),
  answers: otherwise({}, json<EvaluationAnswers>()),
  /** Null before the launch. */
  dueOn: orNull(day()),
  /** Why it was sent back. */
  reason: orNull(text()),
  submittedAt: orNull(moment()),
});
export type EvaluationFormEntity = EntityOf<typeof EvaluationFormEntity>;
