/** A task of a template on its form, with what it keeps while the list changes. */
export interface Keyed<Task> {
  key: string;
  task: Task;
}

interface Leveled {
  level: number;
}

/** Each task at most one level below the one above it. */
export function fitLevels<Task extends Leveled>(rows: readonly Keyed<Task>[]): Keyed<Task>[] {
  let deepest = 0;
  return rows.map(({ key, task }) => {
    const level = Math.min(task.level, deepest);
    deepest = level + 1;
    return { key, task: level === task.level ? task : { ...task, level } };
  });
}

/**
 * The list after a row was put elsewhere: its sub-tasks go along, and it takes none of others.
 * @param after where the row alone would stand
 */
export function reorder<Task extends Leveled>(
  before: readonly Keyed<Task>[],
  after: readonly Keyed<Task>[],
  moved: Keyed<Task>,
): Keyed<Task>[] {
  const from = before.indexOf(moved);
  const block = new Set([moved, ...below(before, from)]);
  const rest = before.filter((row) => !block.has(row));
  const next = after.slice(after.indexOf(moved) + 1).find((row) => !block.has(row));
  const step = after.indexOf(moved) < from ? -1 : 1;
  let to = next ? rest.indexOf(next) : rest.length;
  // One step down is past the next task with all its own.
  if (to === from && step === 1) to += 1;
  while (to > 0 && (rest[to]?.task.level ?? 0) > moved.task.level) to += step;
  return fitLevels([...rest.slice(0, to), ...block, ...rest.slice(to)]);
}

/** The sub-tasks of a row, which stand right below it. */
function below<Task extends Leveled>(rows: readonly Keyed<Task>[], at: number): Keyed<Task>[] {
  const level = rows[at]?.task.level ?? 0;
  const later = rows.slice(at + 1);
  const end = later.findIndex(({ task }) => task.level <= level);
  return end === -1 ? later : later.slice(0, end);
}
