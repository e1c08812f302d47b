import type { Task } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import type { TaskStoryProps } from './task-story.js';
import { nameOfTask } from '../parts/task-name.format.js';

const Lead = lazyPage<{ task: Task }>(async () => ({ default: (await import('./task-lead.js')).TaskLead }));
const Aside = lazyPage<{ task: Task }>(async () => ({
  default: (await import('./task-aside.js')).TaskAside,
}));

const Next = lazyPage<{ task: Task }>(() => import('./task-next.js'));
const Story = lazyPage<TaskStoryProps>(() => import('./task-story.js'));

const Title = lazyPage<{ task: Task }>(async () => ({
  default: (await import('./task-texts.js')).TaskTitle,
}));

/** Loaded with the first task that is opened; until then it is only read. */
export function TaskTitle({ task }: { task: Task }) {
  return (
    <Suspense fallback={<bdi>{nameOfTask(task)}</bdi>}>
      <Title task={task} />
    </Suspense>
  );
}

/** Loaded with the first task that is opened. */
export function TaskLead({ task }: { task: Task }) {
  return (
    <Suspense fallback={<SkeletonCards cards={1} rows={4} label={t('Loading the task')} />}>
      <Lead task={task} />
    </Suspense>
  );
}

/** Loaded with the first task that is opened. */
export function TaskAside({ task }: { task: Task }) {
  return (
    <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the time')} />}>
      <Aside task={task} />
    </Suspense>
  );
}

/** Loaded with the first task that is opened. */
export function TaskNext({ task }: { task: Task }) {
  return (
    <Suspense>
      <Next task={task} />
    </Suspense>
  );
}

/** Loaded with the first task that is opened. */
export const TaskStory = (props: TaskStoryProps) => <Story {...props} />;
