import { TASK, type FlowStage, type Task } from '@atrium/contracts';
import { confirm, lazyPage, t, toFailure, useStep } from '@atrium/sdk';
import { Badge, SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import { nameOfStage } from '../flow/stage.format.js';
import { useMoveTaskMutation } from './task.api.js';
import { TaskProperties } from './task-properties.js';

const TaskTimes = lazyPage<{ task: Task }>(() => import('../time/task-time.js'));
const TaskRepeat = lazyPage<{ task: Task }>(() => import('../repeat/task-repeat.js'));

/** Beside an opened task: its properties, its time, and how it repeats. */
export function TaskAside({ task }: { task: Task }) {
  const { id, handedFrom } = task;
  const change = useStageChange(id);
  return (
    <>
      {handedFrom && (
        <span>
          <Badge tone="warning">{t('from {name}', { name: handedFrom.name })}</Badge>
        </span>
      )}
      <TaskProperties task={task} onStage={change} />
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the time')} />}>
        <TaskTimes task={task} />
      </Suspense>
      <Suspense fallback={<SkeletonCards cards={1} rows={1} label={t('Loading the repeat')} />}>
        <TaskRepeat task={task} />
      </Suspense>
    </>
  );
}

/** Moves the task to another stage; asks whether its open sub-tasks are closed with it. */
function useStageChange(id: string) {
  const [move] = useMoveTaskMutation();
  const { take } = useStep();
  const moveWith = ({ id: flowStage, type: stage }: FlowStage, closeChildren: boolean) =>
    move({ id, stage, flowStage, after: null, before: null, closeChildren }).unwrap();
  const askForChildren = async (reason: unknown, stage: FlowStage) => {
    const { error } = toFailure(reason);
    if (error.code !== TASK.errors.TASK_CHILDREN_OPEN.code) throw reason;
    const text = t('They get the same stage.');
    if (!(await confirm({ title: error.message, text, confirmText: t('Close all') }))) throw reason;
    return moveWith(stage, true);
  };
  return (stage: FlowStage | undefined) => {
    if (!stage) return;
    void take({
      of: id,
      work: () => moveWith(stage, false).catch((reason: unknown) => askForChildren(reason, stage)),
      done: t('Moved to {stage}', { stage: nameOfStage(stage.label, stage.type) }),
    });
  };
}
