import { addDays, monthRange, monthStart, type OverviewUnit } from '@atrium/contracts';

export const RANGES = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type RangeName = (typeof RANGES)[number];

export interface Days {
  from: string;
  to: string;
}

const dayBefore = (day: string): string => addDays(day, -1);

export const UNITS: Record<RangeName, OverviewUnit> = {
  month: 'month',
  lastMonth: 'month',
  quarter: 'quarter',
  year: 'year',
};

/** Up to today, but for the last month, which is whole. */
export function rangeOf(name: RangeName, today: string): Days {
  const month = monthStart(today);
  switch (name) {
    case 'month':
      return { from: month, to: today };
    case 'lastMonth':
      return { from: monthStart(dayBefore(month)), to: dayBefore(month) };
    case 'quarter': {
      const first = String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0');
      return { from: `${today.slice(0, 5)}${first}-01`, to: today };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** All of a month (`2026-07`), or as much of it as is over. */
export function monthUntil(month: string, today: string): Days {
  const { from, to: last } = monthRange(month);
  return { from, to: last < today ? last : today };
}

/** The twelve months up to a day. */
export function yearUntil(to: string): Days {
  const before = `${String(Number(to.slice(0, 4)) - 1)}${to.slice(4)}`;
  return { from: to.endsWith('-02-29') ? `${before.slice(0, 4)}-03-01` : addDays(before, 1), to };
}
