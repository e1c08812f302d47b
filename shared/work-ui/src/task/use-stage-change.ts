import { TASK, type FlowStage, type Task } from '@atrium/contracts';
import { confirm, t, toFailure, useStep } from '@atrium/sdk';
import { nameOfStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
import { useMoveTaskMutation } from './task.api.js';

/** Moves the task to another stage of its flow; asks whether its open sub-tasks are closed with it. */
export function useStageChange({ id, tab, flowStage: now }: Task) {
  const { stages } = useFlow(tab);
  const [move] = useMoveTaskMutation();
  const { take, busy } = useStep();
  const moveWith = ({ id: flowStage, type: stage }: FlowStage, closeChildren: boolean) =>
    move({ id, stage, flowStage, after: null, before: null, closeChildren }).unwrap();
  const askForChildren = async (reason: unknown, stage: FlowStage) => {
    const { error } = toFailure(reason);
    if (error.code !== TASK.errors.TASK_CHILDREN_OPEN.code) throw reason;
    const text = t('They get the same stage.');
    if (!(await confirm({ title: error.message, text, confirmText: t('Close all') }))) throw reason;
    return moveWith(stage, true);
  };
  const before = stages.find((each) => each.id === now);
  const change = (stage: FlowStage) => {
    let closed = false;
    return take({
      of: id,
      work: () =>
        moveWith(stage, false).catch((reason: unknown) => {
          closed = true;
          return askForChildren(reason, stage);
        }),
      done: t('Moved to {stage}', { stage: nameOfStage(stage.label, stage.type) }),
      // Sub-tasks that were closed with it would stay closed.
      mayUndo: () => !closed,
      ...(before && { undo: () => moveWith(before, false) }),
    });
  };
  return { stages, change, busy };
}
