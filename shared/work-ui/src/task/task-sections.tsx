import type { Task } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button, Loaded, SkeletonCards } from '@atrium/ui';
import styles from './parts.module.scss';
import { TaskChecklist } from './task-checklist.js';
import { TaskFiles } from './task-files.js';
import { useFollowTaskMutation, useGetTaskPartsQuery } from './task-parts.api.js';
import { SubTasks, Waits } from './task-relations.js';

/** What belongs to an opened task; it fails and loads apart from the facts. */
export function TaskSections({ task }: { task: Task }) {
  const { id, mayChange } = task;
  const query = useGetTaskPartsQuery(id);
  const [follow] = useFollowTaskMutation();
  const { take, busy } = useStep();
  return (
    <Loaded
      of={query}
      title={t('The checklist did not load')}
      skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the checklist')} />}
    >
      {(parts) => {
        const { followed, followers } = parts;
        return (
          <div className={styles['stack']}>
            <TaskChecklist id={id} mayChange={mayChange} checks={parts.checklist} />
            <SubTasks task={task} parts={parts} />
            <Waits task={task} parts={parts} />
            <TaskFiles id={id} mayChange={mayChange} files={parts.files} />
            <div className="d-flex align-items-center gap-2 at-13">
              <Button
                size="xs"
                icon="bell"
                aria-pressed={followed}
                busy={busy}
                onClick={() => void take({ work: () => follow({ id, followed: !followed }).unwrap() })}
              >
                {followed ? t('Following') : t('Follow')}
              </Button>
              {followers.length > 0 && (
                <span className="at-muted">{followers.map(({ name }) => name).join(', ')}</span>
              )}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
