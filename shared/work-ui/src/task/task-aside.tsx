import type { Task } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';

const TaskTimes = lazyPage<{ task: Task }>(() => import('../time/task-time.js'));
const TaskRepeat = lazyPage<{ task: Task }>(() => import('../repeat/task-repeat.js'));

/** Below the properties of an opened task: its time, and how it repeats. */
export function TaskAside({ task }: { task: Task }) {
  return (
    <>
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the time')} />}>
        <TaskTimes task={task} />
      </Suspense>
      <Suspense fallback={<SkeletonCards cards={1} rows={1} label={t('Loading the repeat')} />}>
        <TaskRepeat task={task} />
      </Suspense>
    </>
  );
}
