import { TASK, type FlowStage, type Task } from '@atrium/contracts';
import { confirm, lazyPage, t, toFailure, useStep } from '@atrium/sdk';
import { Badge, SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import { nameOfStage } from '../flow/stage.format.js';
import { useMoveTaskMutation } from './task.api.js';
import { TaskProperties } from './task-properties.js';
import { TaskSections } from './task-sections.js';

const ClientTalk = lazyPage<{ task: Task }>(() => import('./client-talk.js'));
const TaskTimes = lazyPage<{ task: Task }>(() => import('../time/task-time.js'));

const TaskRepeat = lazyPage<{ task: Task }>(() => import('../repeat/task-repeat.js'));

/** What stands above the facts of an opened task: its properties, each changed in its place, and its text. */
export function TaskLead({ task }: { task: Task }) {
  const { description, id, handedFrom } = task;
  const change = useStageChange(id);
  return (
    <div className="d-grid gap-3 mb-3">
      <TaskProperties task={task} onStage={change} />
      {handedFrom && <Badge tone="warning">{t('from {name}', { name: handedFrom.name })}</Badge>}
      <Place task={task} />
      {description && (
        <p className="m-0" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
          {description}
        </p>
      )}
      {(task.visibility === 'client' || task.source === 'client') && (
        <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the comments')} />}>
          <ClientTalk task={task} />
        </Suspense>
      )}
      <TaskSections task={task} />
      <Suspense fallback={<SkeletonCards cards={1} rows={1} label={t('Loading the repeat')} />}>
        <TaskRepeat task={task} />
      </Suspense>
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the time')} />}>
        <TaskTimes task={task} />
      </Suspense>
    </div>
  );
}

/** The project and the milestone that it belongs to. */
function Place({ task: { project, milestone } }: { task: Task }) {
  if (!project) return null;
  return (
    <p className="m-0 at-13 at-muted">
      {t('Project')}: <bdi>{[project.code, project.name].join(' ')}</bdi>
      {milestone && (
        <>
          {' · '}
          {t('Milestone')}: <bdi>{milestone.title}</bdi>
        </>
      )}
    </p>
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
