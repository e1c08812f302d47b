import { dayIn, type Task } from '@atrium/contracts';
import { StatusText } from '@atrium/ui';
import { dueOf } from './task.format.js';

/** The day until which a task is to be done; red when it has passed. */
export function DueDay({ task }: { task: Pick<Task, 'dueOn' | 'stage'> }) {
  const due = dueOf(task, dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  if (!due) return null;
  return due.tone ? <StatusText tone={due.tone}>{due.words}</StatusText> : due.words;
}
