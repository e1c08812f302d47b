import {
  APPLICATION,
  isMovable,
  OPENING,
  type ApplicationState,
  type HiringStage,
  type Refusal,
} from '@atrium/contracts';
import type { ApplicationRow } from './application.record.js';

/** Where a row of an application is in a stage. */
type Staged = Pick<ApplicationRow, 'state' | 'stageId'>;

/** To a stage of its opening, or why not. What comes with an offer is no move. */
export function movedTo(stages: readonly HiringStage[], stageId: string): Staged | Refusal {
  const { APPLICATION_STAGE, APPLICATION_BY_OFFER } = APPLICATION.errors;
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) return APPLICATION_STAGE;
  return isMovable(stage.kind) ? { state: stage.kind, stageId } : APPLICATION_BY_OFFER;
}

/** Back to where it was before its way ended; where the opening has no such stage any more, to the first. */
export function reopened(stages: readonly HiringStage[], stageId: string): Staged | Refusal {
  const before = stages.find(({ id, kind }) => id === stageId && isMovable(kind));
  const stage = before ?? stages.find(({ kind }) => kind === 'applied');
  return stage ? { state: stage.kind, stageId: stage.id } : APPLICATION.errors.APPLICATION_STAGE;
}

/** The first stage of the kind that an opening has. */
export function stageOfKind(stages: readonly HiringStage[], kind: ApplicationState): string {
  return stages.find((stage) => stage.kind === kind)?.id ?? '';
}

export const isRefusal = (answer: Staged | Refusal): answer is Refusal =>
  typeof answer === 'string' || 'code' in answer;

/** Whether its way is over, whatever came of it. */
export const hasEnded = (state: ApplicationState): boolean =>
  state === 'joined' || state === 'rejected' || state === 'withdrawn';

/** Why nobody is added to an opening now. */
export const refuseAdding = (state: string): Refusal | null =>
  state === 'open' ? null : OPENING.errors.OPENING_CLOSED;

/** The last day on which somebody may be added to other openings; null where they have not agreed, or it is over. */
export const keptUntil = ({ keepUntil }: Pick<ApplicationRow, 'keepUntil'>, today: string): string | null =>
  keepUntil !== null && keepUntil >= today ? keepUntil : null;
