import { addDays } from '../local-day.rules.js';
import type { DayRange } from './wall-clock.rules.js';

/** First and last date of a month (`2026-07`). */
export function monthRange(month: string): DayRange {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** Every date of a range. */
export function datesOf({ from, to }: DayRange): string[] {
  const dates = [from];
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
