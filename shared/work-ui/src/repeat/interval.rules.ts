import { endingOn, isCount, isDay } from '@atrium/ui';

/** How long after the end of a task the next one comes. */
export const INTERVAL_UNITS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

export interface Interval {
  /** NaN while it is typed. */
  every: number;
  unit: IntervalUnit;
  /** Empty: it has no end. */
  lastDay: string;
}

const INTERVAL = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d+))?(?:;UNTIL=(\d{4})(\d{2})(\d{2}))?$/;

/** Whether it is typed out. */
export const isWholeInterval = ({ every, lastDay }: Interval): boolean =>
  isCount(every) && (lastDay === '' || isDay(lastDay));

/** The rule of RFC 5545 that an interval means. */
export function intervalRule({ every, unit, lastDay }: Interval): string {
  const rule = every === 1 ? `FREQ=${unit}` : `FREQ=${unit};INTERVAL=${String(every)}`;
  return endingOn(rule, lastDay || null) ?? rule;
}

/** The interval that a rule is; a week for a rule that is none. */
export function intervalOf(rule: string): Interval {
  const [, unit, every = '1', ...day] = INTERVAL.exec(rule) ?? [];
  const found = INTERVAL_UNITS.find((each) => each === unit);
  if (!found) return { every: 1, unit: 'WEEKLY', lastDay: '' };
  return { every: Number(every), unit: found, lastDay: day[0] ? day.join('-') : '' };
}
