import type { Task } from '@atrium/contracts';
import { StatusText } from '@atrium/ui/widget';
import { todayHere } from '../day/here.js';
import { dueOf } from './task.format.js';

/** The day until which a task is to be done; red when it has passed. */
export function DueDay({ task }: { task: Pick<Task, 'dueOn' | 'stage'> }) {
  const due = dueOf(task, todayHere());
  if (!due) return null;
  return due.tone ? <StatusText tone={due.tone}>{due.words}</StatusText> : due.words;
}
