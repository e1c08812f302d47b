import { addDays, type Task, type TaskChange, type TaskPatch } from '@atrium/contracts';

type Changed = Pick<
  Task,
  'stage' | 'flowStage' | 'priority' | 'startOn' | 'dueOn' | 'assigneeIds' | 'labels'
> & { archivedAt?: Date | string | null; projectId?: string | null; milestoneId?: string | null };

const keyOf = (text: string): string => text.toLowerCase();

/** Those who had it and are not removed, then those who are added; names that differ by case alone are one. */
function mixed(had: readonly string[], { add, remove }: { add: string[]; remove: string[] }): string[] {
  const gone = new Set(remove.map(keyOf));
  const known = new Set(had.map(keyOf));
  return [
    ...had.filter((each) => !gone.has(keyOf(each))),
    ...add.filter((each) => !known.has(keyOf(each)) && !gone.has(keyOf(each))),
  ];
}

/** What a change gives one task; values that it has already are left out. */
export function patchOf(task: Changed, change: TaskChange): TaskPatch {
  const values = valuesOf(task, change);
  const now = valuesNow(task);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(now[name], value)));
}

/** What the task had of the values that it was given. */
export function inverseOf(task: Changed, patch: TaskPatch): TaskPatch {
  const now = valuesNow(task);
  const names = Object.keys(patch);
  return {
    ...Object.fromEntries(names.map((name) => [name, now[name]])),
    ...(names.includes('stage') && { flowStage: task.flowStage }),
    // Another project takes the milestone away.
    ...(names.includes('projectId') && { milestoneId: task.milestoneId ?? null }),
  };
}

function valuesOf(task: Changed, change: TaskChange): TaskPatch {
  switch (change.kind) {
    case 'stage':
      return { stage: change.stage };
    case 'priority':
      return { priority: change.priority };
    case 'due':
      return { dueOn: change.dueOn };
    case 'shift':
      return shifted(task, change.days);
    case 'assignees':
      return { assigneeIds: mixed(task.assigneeIds, change) };
    case 'assign':
      return { assigneeIds: [...new Set(change.assigneeIds)] };
    case 'labels':
      return { labels: mixed(task.labels, change) };
    case 'project':
      return { projectId: change.projectId, milestoneId: change.milestoneId };
    case 'milestone':
      return { milestoneId: change.milestoneId };
    case 'archive':
    case 'restore':
      return { archived: change.kind === 'archive' };
  }
}

const shifted = ({ startOn, dueOn }: Changed, days: number): TaskPatch => ({
  ...(startOn !== null && { startOn: addDays(startOn, days) }),
  ...(dueOn !== null && { dueOn: addDays(dueOn, days) }),
});

const valuesNow = ({ archivedAt, ...task }: Changed): Readonly<Record<string, unknown>> => ({
  ...task,
  projectId: task.projectId ?? null,
  milestoneId: task.milestoneId ?? null,
  archived: archivedAt != null,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
