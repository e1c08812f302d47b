import type { EvaluationResultState, EvaluationStage } from '@atrium/contracts';
import {
  decimal,
  defineTable,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

/** Exact scores as fractions: `53/15`. */
export type StoredStages = Record<EvaluationStage, string | null>;

export const EvaluationResultEntity = defineTable('evaluation_result', {
  cycleId: uuid(),
  subjectId: uuid(),
  templateId: uuid(),
  state: otherwise('running', text<EvaluationResultState>()),
  /** Null before calibration. */
  stages: orNull(json<StoredStages>()),
  final: orNull(text()),
  calibrated: orNull(decimal(7, 4)),
  /** Why it was calibrated. */
  reason: orNull(text()),
  /** As they are shown. */
  score: orNull(decimal(5, 2)),
  label: orNull(text()),
  publishedAt: orNull(moment()),
  acknowledgedAt: orNull(moment()),
});
export type EvaluationResultEntity = EntityOf<typeof EvaluationResultEntity>;
