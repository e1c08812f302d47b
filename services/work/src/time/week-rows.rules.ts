import type { TaskRef, Week } from '@atrium/contracts';

/** KES-9 before KES-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

interface Worked {
  taskId: string;
  day: string;
  minutes: number | null;
  needsReview: boolean;
}

/** The entries of a week by task and day, tasks by number; running timers and what has to be confirmed count nothing. */
export function rowsOfWeek(
  entries: readonly Worked[],
  refs: ReadonlyMap<string, TaskRef>,
  days: readonly string[],
): Week['rows'] {
  const byTask = new Map<string, number[]>();
  for (const { taskId, day, minutes, needsReview } of entries) {
    const cells = byTask.get(taskId) ?? days.map(() => 0);
    byTask.set(taskId, cells);
    const at = days.indexOf(day);
    if (!needsReview && at >= 0) cells[at] = (cells[at] ?? 0) + (minutes ?? 0);
  }
  return [...byTask]
    .map(([taskId, minutes]) => ({ task: taskOf(taskId, refs.get(taskId)), minutes }))
    .sort((one, other) => byNumber.compare(one.task.number, other.task.number));
}

/** Of a task that the reader does not see only the hours are told. */
const taskOf = (id: string, ref: TaskRef | undefined): Week['rows'][number]['task'] => ({
  id,
  number: ref?.number ?? '',
  title: ref?.title ?? '',
});
