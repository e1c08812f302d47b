import {
  EVALUATION_CYCLE,
  EVALUATION_STAGES,
  type ErrorDefinition,
  type StageWeights,
} from '@atrium/contracts';
import type { EvaluationDeadlines } from '@atrium/contracts';
import { stagesTotal, weightsFault } from './evaluation-refusal.rules.js';

const { errors } = EVALUATION_CYCLE;

interface CyclePlan {
  periodFrom: string;
  periodTo: string;
  weights: StageWeights;
  deadlines: EvaluationDeadlines;
}

/** What of a cycle does not go together. */
export function refusePlan(plan: CyclePlan): { field: keyof CyclePlan; refusal: ErrorDefinition } | null {
  const { periodFrom, periodTo, weights, deadlines } = plan;
  if (periodTo < periodFrom) return { field: 'periodTo', refusal: errors.EVALUATION_PERIOD };
  if (!stagesTotal(weights)) {
    const message = weightsFault(Object.values(weights));
    return { field: 'weights', refusal: { ...errors.EVALUATION_STAGE_WEIGHTS, message } };
  }
  const days = EVALUATION_STAGES.flatMap((stage) => deadlines[stage] ?? []);
  const isRising = days.every((day, place) => place === 0 || day > (days[place - 1] ?? ''));
  const hasAll = EVALUATION_STAGES.every((stage) => weights[stage] === 0 || deadlines[stage] !== null);
  return isRising && hasAll ? null : { field: 'deadlines', refusal: errors.EVALUATION_DEADLINES };
}
