import { addDays, weekdayOf } from '@atrium/contracts';
import type { Shift } from './shift.rules.js';

/** A day off in each week: an ISO weekday (Monday is 1), or only the named ones of its occurrences in a month. */
export type WeeklyOff = number | { day: number; weeks: readonly number[] };

/** The plan that a person follows from a date on, until the next one begins. */
export interface SchedulePlan {
  /** First date; null: since ever. */
  from: string | null;
  weeklyOffs: readonly WeeklyOff[];
  /** By ISO weekday; a weekday without a shift has none. */
  shifts: ReadonlyMap<number, Shift>;
}

/** What the roster says of one date, before the schedule: another shift, or a day off. */
export interface RosterEntry {
  shift: Shift | null;
}

export interface Holiday {
  name: string;
  /** A working date on which people may choose to be off. */
  optional: boolean;
}

/** What is known of one person's dates. */
export interface PersonPlan {
  timezone: string;
  joinedOn: string;
  /** Null: still employed. */
  lastDay: string | null;
  /** By `from`, the earliest first. */
  schedules: readonly SchedulePlan[];
  roster: ReadonlyMap<string, RosterEntry>;
  holidays: ReadonlyMap<string, Holiday>;
}

/** One date of one person. */
export interface CalendarDate {
  date: string;
  timezone: string;
  /** Planned for the date, also when it is a holiday; null on a weekly off, and without a plan. */
  shift: Shift | null;
  weeklyOff: boolean;
  holiday: string | null;
  optionalHoliday: string | null;
  /** From joining to the last working day. */
  joined: boolean;
}

/** Neither weekly off nor holiday; an optional holiday is worked. */
export function isWorkingDate({ weeklyOff, holiday }: Pick<CalendarDate, 'weeklyOff' | 'holiday'>): boolean {
  return !weeklyOff && holiday === null;
}

/** Whether a date is one of the weekly days off. */
export function isWeeklyOff(date: string, weeklyOffs: readonly WeeklyOff[]): boolean {
  const weekday = weekdayOf(date);
  const week = Math.ceil(Number(date.slice(8)) / 7);
  return weeklyOffs.some((off) =>
    typeof off === 'number' ? off === weekday : off.day === weekday && off.weeks.includes(week),
  );
}

/** The dates of one person: shifts, days off, holidays and zone. Nothing else decides what a working date is. */
export class PersonCalendar {
  constructor(private readonly plan: PersonPlan) {}

  on(date: string): CalendarDate {
    return this.dateBy(date, this.plan.roster.get(date));
  }

  /** As the schedule alone says, without the roster. */
  scheduledOn(date: string): CalendarDate {
    return this.dateBy(date, undefined);
  }

  /** Each date of a range, both ends included. */
  between(from: string, to: string): CalendarDate[] {
    const dates: CalendarDate[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) dates.push(this.on(date));
    return dates;
  }

  private dateBy(date: string, entry: RosterEntry | undefined): CalendarDate {
    const { timezone, joinedOn, lastDay, holidays, schedules } = this.plan;
    const schedule = schedules.findLast(({ from }) => from === null || from <= date);
    const weeklyOff = entry ? entry.shift === null : isWeeklyOff(date, schedule?.weeklyOffs ?? []);
    const planned = entry ? entry.shift : (schedule?.shifts.get(weekdayOf(date)) ?? null);
    const holiday = holidays.get(date);
    return {
      date,
      timezone,
      weeklyOff,
      shift: weeklyOff ? null : planned,
      holiday: holiday && !holiday.optional ? holiday.name : null,
      optionalHoliday: holiday?.optional ? holiday.name : null,
      joined: joinedOn <= date && (lastDay === null || date <= lastDay),
    };
  }
}
