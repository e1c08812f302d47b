import {
  TASK_STAGE_LABELS,
  USUAL_COLOURS,
  type OwnStage,
  type StageColour,
  type TaskStage,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';

interface Staged {
  stage: TaskStage;
  ownStage: OwnStage | null;
}

/** The company's own word for a stage; usual stages are said in the reader's language. */
export const nameOfStage = (label: string | null, type: TaskStage): string =>
  label === null || label === TASK_STAGE_LABELS[type] ? translate(TASK_STAGE_LABELS[type]) : label;

/** What the stage of a task is called. */
export const sayStage = ({ stage, ownStage }: Staged): string => nameOfStage(ownStage?.label ?? null, stage);

export const colourOf = ({ stage, ownStage }: Staged): StageColour =>
  ownStage?.colour ?? USUAL_COLOURS[stage];
