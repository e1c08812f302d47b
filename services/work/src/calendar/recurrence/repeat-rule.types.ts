export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** From Monday on, as ISO numbers them from 1. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export type Frequency = (typeof FREQUENCIES)[number];
export type Weekday = (typeof WEEKDAYS)[number];

/** `2TU` is the second Tuesday, `-1FR` the last Friday, `MO` (null) every Monday. */
export interface RuleDay {
  nth: number | null;
  weekday: Weekday;
}

/** A repeat rule of RFC 5545 that has been checked. */
export interface RepeatRule {
  freq: Frequency;
  interval: number;
  count: number | null;
  /** As written: `20261130T033000Z`, `20261130T090000` or `20261130`. Inclusive. */
  until: string | null;
  byDay: readonly RuleDay[];
  byMonthDay: readonly number[];
  byMonth: readonly number[];
  byYearDay: readonly number[];
  byWeekNo: readonly number[];
  bySetPos: readonly number[];
  weekStart: Weekday;
}
