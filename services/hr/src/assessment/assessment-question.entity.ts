import type { QuestionContent, QuestionKind } from '@atrium/contracts';
import {
  computed,
  decimal,
  defineTable,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const AssessmentQuestionEntity = defineTable('assessment_question', {
  text: text(),
  bank: text(),
  tags: otherwise([], json<string[]>()),
  kind: text<QuestionKind>(),
  points: decimal(6, 2),
  cost: decimal(6, 2),
  content: json<QuestionContent>(),
  feedback: otherwise('', text()),
  /** Counts the changes of what is asked; attempts keep theirs. */
  edition: otherwise(1, int()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type AssessmentQuestionEntity = EntityOf<typeof AssessmentQuestionEntity>;
