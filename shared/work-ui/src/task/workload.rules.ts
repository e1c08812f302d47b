import { addDays, type Task, type TaskCapacity } from '@atrium/contracts';
import { isWeekend } from '@atrium/ui';

export interface PersonLoad {
  id: string;
  name: string;
  /** Minutes by day. */
  days: ReadonlyMap<string, number>;
}

type Planned = Pick<Task, 'startOn' | 'dueOn' | 'estimate' | 'assignees' | 'stage'>;

/**
 * The estimates of open tasks, spread evenly over their days and people. A task due before today weighs on today; one
 * without an estimate weighs nothing. Weekends count only where a task has no other day.
 */
export function spreadLoad(tasks: readonly Planned[], today: string): PersonLoad[] {
  const people = new Map<string, { name: string; days: Map<string, number> }>();
  for (const task of tasks) {
    if (task.stage === 'done' || task.stage === 'cancelled') continue;
    const days = daysOf(task, today);
    const share = (task.estimate ?? 0) / Math.max(1, days.length * task.assignees.length);
    for (const { id, name } of task.assignees) {
      const person = people.get(id) ?? { name, days: new Map<string, number>() };
      people.set(id, person);
      for (const day of days) person.days.set(day, (person.days.get(day) ?? 0) + share);
    }
  }
  return [...people]
    .map(([id, { name, days }]) => ({ id, name, days }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The days that are left to work on it. */
function daysOf({ startOn, dueOn }: Planned, today: string): string[] {
  const last = dueOn ?? startOn;
  if (last === null) return [];
  if (last <= today) return [today];
  const first = startOn === null ? last : startOn < today ? today : startOn;
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const working = days.filter((day) => !isWeekend(day));
  return working.length > 0 ? working : days;
}

/** A working day of people of whom nothing else is known. */
const USUAL = 8 * 60;

export interface DayCapacity {
  /** At work. */
  minutes: number;
  /** Not at work on a day of the week. */
  away: boolean;
}

/** How long somebody is at work on a day. */
export function capacityOf(known: TaskCapacity | undefined) {
  const people = new Map(
    known?.items.map(({ userId, days }) => [userId, new Map(days.map((day) => [day.date, day.minutes]))]),
  );
  return (id: string, day: string): DayCapacity => {
    const minutes = people.get(id)?.get(day) ?? (isWeekend(day) ? 0 : USUAL);
    return { minutes, away: minutes === 0 && !isWeekend(day) };
  };
}
