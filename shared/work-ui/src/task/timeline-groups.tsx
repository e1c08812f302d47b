import type { Task } from '@atrium/contracts';
import { GroupChoice, useSearchParams, withValues } from '@atrium/ui';
import { useTaskGroupings } from './task-groupings.js';

/** The address names it as that of the list does. */
const GROUP = 'group';

/** Those under which days of work are compared. */
const OFFERED: readonly string[] = ['project', 'assignee'];

/** Under which headings the bars stand, by the address. */
export function useTimelineGroups() {
  const [params, setParams] = useSearchParams();
  const groupings = useTaskGroupings().filter(({ value }) => OFFERED.includes(value));
  const chosen = groupings.find(({ value }) => value === params.get(GROUP));
  const choose = (value: string) =>
    setParams((before) => withValues(before, { [GROUP]: value }), { replace: true });
  const choice = <GroupChoice groupings={groupings} value={chosen?.value ?? ''} onChoose={choose} />;
  return { choice, groupOf: chosen?.groupOf };
}

export type GroupOf = ReturnType<typeof useTimelineGroups>['groupOf'];

/** Tasks of a group follow each other, the groups by their names; those of none are last. */
export function byGroup(tasks: readonly Task[], groupOf: GroupOf): readonly Task[] {
  if (!groupOf) return tasks;
  const groups = new Map<string, { name: string; own: Task[] }>();
  for (const task of tasks) {
    const { key, name } = groupOf(task);
    const group = groups.get(key) ?? { name, own: [] };
    group.own.push(task);
    groups.set(key, group);
  }
  return [...groups]
    .sort(
      ([a, { name }], [b, other]) => Number(a === '') - Number(b === '') || name.localeCompare(other.name),
    )
    .flatMap(([, { own }]) => own);
}
