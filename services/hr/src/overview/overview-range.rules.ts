import { addDays, daysBetween, monthStart } from '../local-day.rules.js';

export interface Days {
  from: string;
  to: string;
}

/**
 * The range before, for a fair comparison: of a month, or of its first days, the same days of the month before; of
 * anything else as many days right before.
 */
export function rangeBefore({ from, to }: Days): Days {
  if (from === monthStart(from) && monthStart(from) === monthStart(to)) return monthBefore({ from, to });
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

function monthBefore({ from, to }: Days): Days {
  const first = monthStart(addDays(from, -1));
  const last = addDays(from, -1);
  const whole = addDays(to, 1) === monthStart(addDays(to, 1));
  const sameDay = addDays(first, daysBetween(from, to));
  return { from: first, to: whole || sameDay > last ? last : sameDay };
}

/** The twelve months up to that of a day, the earliest first (`2026-07`). */
export function lastMonths(day: string): string[] {
  const months = [day.slice(0, 7)];
  while (months.length < 12) months.unshift(addDays(`${months[0] ?? ''}-01`, -1).slice(0, 7));
  return months;
}
