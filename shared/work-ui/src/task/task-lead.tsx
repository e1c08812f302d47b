import type { Task } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import styles from './parts.module.scss';
import { TaskSections } from './task-sections.js';
import { TaskDescription } from './task-texts.js';

const ClientTalk = lazyPage<{ task: Task }>(() => import('./client-talk.js'));

/** What an opened task is about: its text and the parts of its work. */
export function TaskLead({ task }: { task: Task }) {
  return (
    <div className={styles['stack']}>
      <TaskDescription task={task} />
      <TaskSections task={task} />
      {(task.visibility === 'client' || task.source === 'client') && (
        <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the comments')} />}>
          <ClientTalk task={task} />
        </Suspense>
      )}
    </div>
  );
}
