import { DAY_MS } from './wall-time.rules.js';
import { WEEKDAYS, type Weekday } from './repeat-rule.types.js';

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  /** Counted from 1970-01-01. */
  number: number;
  year: number;
  /** From 1. */
  month: number;
  date: number;
}

/** Half-open, in numbers of days. */
export interface DaySpan {
  from: number;
  to: number;
}

export function dayOf(number: number): CalendarDay {
  const at = new Date(number * DAY_MS);
  return { number, year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

const dayNumber = (year: number, month: number, date: number): number =>
  // Date.UTC takes years before 100 for those of the last century.
  (Date.UTC(year + 400, month - 1, date) - FOUR_CENTURIES) / DAY_MS;

const FOUR_CENTURIES = 146_097 * DAY_MS;

export const monthSpan = (year: number, month: number): DaySpan => ({
  from: dayNumber(year, month, 1),
  to: dayNumber(year, month + 1, 1),
});

export const yearSpan = (year: number): DaySpan => ({
  from: dayNumber(year, 1, 1),
  to: dayNumber(year + 1, 1, 1),
});

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (number: number): Weekday => WEEKDAYS[remainder(number + 3, 7)] ?? 'MO';

/** The number of the first day of the week that a day is in. */
export const weekBegin = (number: number, weekStart: Weekday): number =>
  number - remainder(number + 3 - WEEKDAYS.indexOf(weekStart), 7);

/** The days of all weeks that belong to a year. Week 1 is the first with four days in the year. */
export const weekYearSpan = (year: number, weekStart: Weekday): DaySpan => ({
  from: weekBegin(dayNumber(year, 1, 4), weekStart),
  to: weekBegin(dayNumber(year + 1, 1, 4), weekStart),
});

export const weekYearOf = (number: number, weekStart: Weekday): number =>
  dayOf(weekBegin(number, weekStart) + 3).year;

const remainder = (value: number, by: number): number => ((value % by) + by) % by;
