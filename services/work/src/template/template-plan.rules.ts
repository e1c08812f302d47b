import { addDays, type TaskOfTemplate, type TemplateSeat, type TemplateWho } from '@atrium/contracts';

/** Nobody is away for longer; a day after that counts as worked. */
const MOST_LOOKED_AT = 1500;

/** The working day that comes so many working days after the first one on or after `start`. */
export function workingDay(start: string, days: number, isOff: (day: string) => boolean): string {
  let day = start;
  for (let left = days, looked = 0; looked < MOST_LOOKED_AT; looked += 1) {
    if (!isOff(day)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = addDays(day, 1);
  }
  return day;
}

/** How many working days lie between two days: the number that `workingDay` takes to come from one to the other. */
export function workingDaysBetween(start: string, end: string, isOff: (day: string) => boolean): number {
  let count = 0;
  for (let day = start; day < end && count < MOST_LOOKED_AT; day = addDays(day, 1))
    if (!isOff(day)) count += 1;
  return count;
}

/** Days within which all tasks of a template lie, with room for holidays and leave. */
export const rangeOf = (start: string, tasks: readonly TaskOfTemplate[]) => {
  const last = Math.max(0, ...tasks.map(({ startDay, dueDay }) => Math.max(startDay ?? 0, dueDay ?? 0)));
  return { from: start, to: addDays(start, last * 2 + 60) };
};

/** Names a seat: tasks with the same one are done by one person. */
export function seatOf(who: TemplateWho | null): string | null {
  if (who === null) return null;
  if (who.kind === 'lead') return 'lead';
  return who.kind === 'role' ? `role:${who.role.toLowerCase()}` : `person:${who.id}`;
}

export const peopleOf = (tasks: readonly TaskOfTemplate[]): string[] => [
  ...new Set(tasks.flatMap(({ who }) => (who?.kind === 'person' ? who.id : []))),
];

/** Somebody who can be found for a seat. */
export interface Candidate {
  id: string;
  name: string;
  /** Of the job; null where it is not known. */
  title: string | null;
}

interface Found {
  /** Active people whom the template names, and members of the project, in order of their names. */
  known: readonly Candidate[];
  members: ReadonlySet<string>;
  leads: ReadonlySet<string>;
  /** Names of all whom the template names. */
  names: ReadonlyMap<string, string>;
}

/** The seats of a template in the order of its tasks, each with whom it was found for. */
export function seatsOf(tasks: readonly TaskOfTemplate[], found: Found): TemplateSeat[] {
  const seats = new Map<string, TemplateSeat>();
  for (const { who } of tasks) {
    const key = seatOf(who);
    if (who === null || key === null || seats.has(key)) continue;
    const person = personFor(who, found);
    const label = labelOf(who, found);
    seats.set(key, { key, kind: who.kind, label, person: person && { id: person.id, name: person.name } });
  }
  return [...seats.values()];
}

function labelOf(who: TemplateWho, { names }: Found): string {
  if (who.kind === 'lead') return 'Project lead';
  return who.kind === 'role' ? who.role : (names.get(who.id) ?? '');
}

function personFor(who: TemplateWho, { known, members, leads }: Found): Candidate | null {
  if (who.kind === 'person') return known.find(({ id }) => id === who.id) ?? null;
  if (who.kind === 'lead') return known.find(({ id }) => leads.has(id)) ?? null;
  const role = who.role.toLowerCase();
  const inProject = known.filter(({ id }) => members.has(id));
  const titleOf = ({ title }: Candidate) => title?.toLowerCase() ?? '';
  return (
    inProject.find((each) => titleOf(each) === role) ??
    inProject.find((each) => titleOf(each).includes(role)) ??
    null
  );
}

/** The place in the list of the task that each one is a part of; null for those of their own. */
export function parentsOf(tasks: readonly { level: number }[]): (number | null)[] {
  const open: number[] = [];
  return tasks.map(({ level }, at) => {
    open.length = level;
    const parent = level === 0 ? null : (open[level - 1] ?? null);
    open[level] = at;
    return parent;
  });
}

/** One task that is made: the place of it in the template, and of the one that it stands behind in the list. */
export interface Making {
  at: number;
  /** Null: on top of the list. */
  after: number | null;
}

/**
 * In which order tasks are made: the last of those of their own first, since each new one goes on top of its list, and
 * behind each its parts, as they are written.
 */
export function makingOrder(parents: readonly (number | null)[]): Making[] {
  const below = (parent: number | null): number[] =>
    parents.flatMap((each, at) => (each === parent ? at : []));
  const walk = (at: number, after: number | null): Making[] => {
    const made = [{ at, after }];
    for (const part of below(at)) made.push(...walk(part, made.at(-1)?.at ?? at));
    return made;
  };
  return below(null)
    .toReversed()
    .flatMap((at) => walk(at, null));
}
