import { addDays, daysBetween, monthStart, addMonths, type OverviewUnit } from '@atrium/contracts';

export interface Days {
  from: string;
  to: string;
}

const MONTHS: Record<OverviewUnit, number> = { month: 1, quarter: 3, year: 12 };

/**
 * The range before, for a fair comparison: of a month, a quarter or a year, or of its first days, the same days of the
 * one before, a day that is missing there being the last of its month; of anything else as many days right before.
 */
export function rangeBefore({ from, to }: Days, unit?: OverviewUnit): Days {
  const isMonth = from === monthStart(from) && monthStart(from) === monthStart(to);
  const months = unit ? MONTHS[unit] : isMonth ? MONTHS.month : null;
  if (months === null || from !== monthStart(from)) {
    const days = daysBetween(from, to) + 1;
    return { from: addDays(from, -days), to: addDays(from, -1) };
  }
  const whole = addDays(to, 1) === addMonths(from, months);
  return { from: addMonths(from, -months), to: whole ? addDays(from, -1) : addMonths(to, -months) };
}

/** The twelve months up to that of a day, the earliest first (`2026-07`). */
export function lastMonths(day: string): string[] {
  const months = [day.slice(0, 7)];
  while (months.length < 12) months.unshift(addDays(`${months[0] ?? ''}-01`, -1).slice(0, 7));
  return months;
}
