import type {
  DesignationTemplate,
  EvaluationContent,
  EvaluationCycleState,
  EvaluationDeadlines,
  StageWeights,
} from '@atrium/contracts';
import { day, defineTable, int, json, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

/** Templates by id, as they were at the launch. */
export type FrozenTemplates = Record<string, EvaluationContent>;

export const EvaluationCycleEntity = defineTable('evaluation_cycle', {
  name: text(),
  state: otherwise('draft', text<EvaluationCycleState>()),
  periodFrom: day(),
  periodTo: day(),
  templateId: uuid(),
  templates: json<DesignationTemplate[]>(),
  weights: json<StageWeights>(),
  deadlines: json<EvaluationDeadlines>(),
  joinedBefore: day(),
  anonymity: int(),
  hrReviewerId: orNull(uuid()),
  frozen: orNull(json<FrozenTemplates>()),
});
export type EvaluationCycleEntity = EntityOf<typeof EvaluationCycleEntity>;
