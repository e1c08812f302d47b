import {
  EVALUATION_STAGES,
  type EvaluationCycleState,
  type EvaluationDeadlines,
  type EvaluationFormState,
  type EvaluationStage,
} from '@atrium/contracts';

const OPEN_STATES: readonly EvaluationFormState[] = ['notStarted', 'draft', 'returned'];
const ORDER: readonly EvaluationCycleState[] = [...EVALUATION_STAGES, 'calibration'];

/** Forms of a stage that can still be submitted; stages without any are left out. */
export type OpenForms = ReadonlyMap<EvaluationStage, number>;

export const isStage = (state: EvaluationCycleState): state is EvaluationStage =>
  EVALUATION_STAGES.some((stage) => stage === state);

/** From the launch until results are published. */
export const isRunning = (state: EvaluationCycleState): boolean => ORDER.includes(state);

/** The stages that have begun. */
export const begunStages = (state: EvaluationCycleState): EvaluationStage[] =>
  EVALUATION_STAGES.filter((stage) => isRunning(state) && ORDER.indexOf(stage) <= ORDER.indexOf(state));

/** Where a cycle stands: a stage is over when nothing of it is open or its last day has passed; one without forms is skipped. */
export function stageOn(
  state: EvaluationStage,
  { open, deadlines, today }: { open: OpenForms; deadlines: EvaluationDeadlines; today: string },
): EvaluationStage | 'calibration' {
  const left = EVALUATION_STAGES.slice(EVALUATION_STAGES.indexOf(state));
  const isOver = (stage: EvaluationStage): boolean =>
    (open.get(stage) ?? 0) === 0 || (deadlines[stage] ?? '') < today;
  return left.find((stage) => !isOver(stage)) ?? 'calibration';
}

interface FormPlace {
  kind: EvaluationStage;
  state: EvaluationFormState;
  dueOn: string | null;
  cycleState: EvaluationCycleState;
}

/** Whether its reviewer can write it today. */
export const isFormOpen = ({ kind, state, dueOn, cycleState }: FormPlace, today: string): boolean =>
  OPEN_STATES.includes(state) && dueOn !== null && dueOn >= today && begunStages(cycleState).includes(kind);

export const OPEN_FORMS = `('${OPEN_STATES.join("', '")}')`;
