import type { HolidayEffect } from '@atrium/contracts';
import type { LeaveChange } from '../leave/leave-change.rules.js';
import { isWorkingDate, type PersonCalendar } from '../person-calendar/person-calendar.rules.js';

export interface NamedPerson {
  id: string;
  name: string;
}

type Calendars = ReadonlyMap<string, PersonCalendar>;

interface Looked {
  /** Everybody who works here, by name. */
  people: readonly NamedPerson[];
  /** The dates that may differ. */
  dates: readonly string[];
  before: Calendars;
  after: Calendars;
  leave: readonly LeaveChange[];
}

const NAMES = 10;
const LEAVE = 20;

/** What differs for people between two states of their calendars. */
export function effectOf({ people, dates, before, after, leave }: Looked): HolidayEffect {
  const changed = people.flatMap(({ id, name }) => {
    const own = dates.filter((date) => stateOn(before.get(id), date) !== stateOn(after.get(id), date));
    return own.length > 0 ? [{ name, dates: own }] : [];
  });
  const days = changed.flatMap((each) => each.dates).sort();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    people: changed.length,
    names: changed.slice(0, NAMES).map(({ name }) => name),
    days: days.length,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    leave: leave.slice(0, LEAVE).map(({ employeeId, date, days: count }) => ({
      date,
      days: count,
      name: names.get(employeeId) ?? '',
    })),
  };
}

/** A weekly day off stays one, whatever holiday falls on it. */
function stateOn(calendar: PersonCalendar | undefined, date: string): string {
  const day = calendar?.on(date);
  if (!day?.joined) return 'away';
  return isWorkingDate(day) && day.optionalHoliday !== null ? 'optional' : String(isWorkingDate(day));
}
