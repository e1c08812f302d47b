import type { Task } from '@atrium/contracts';
import styles from './parts.module.scss';
import { TaskSections } from './task-sections.js';
import { TaskDescription } from './task-texts.js';

/** What an opened task is about: its text and the parts of its work. */
export function TaskLead({ task }: { task: Task }) {
  return (
    <div className={styles['stack']}>
      <TaskDescription task={task} />
      <TaskSections task={task} />
    </div>
  );
}
