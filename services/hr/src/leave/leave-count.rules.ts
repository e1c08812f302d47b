import { datesOf } from '@atrium/contracts';
import { FULL, sumOf, type Hundredths } from './leave-amount.rules.js';
import { amountOf, isOff, partOn, type LeaveCalendar, type LeaveSpan } from './leave-span.rules.js';
import { sandwichedDates } from './sandwich.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export type WhyCounted = 'working' | 'weeklyOff' | 'holiday' | 'sandwich';

/** One date of a request: how much of it counts, and why. */
export interface CountedDate {
  date: string;
  fraction: Hundredths;
  why: WhyCounted;
}

export type TypesOf = (type: string) => Pick<LeaveTypeRules, 'countBy' | 'sandwich'>;

/**
 * The dates of each live request. Those of its own span come all, also when they count nothing; an off-day outside of
 * it comes when the request carries it. No date off work counts twice.
 * @param spans live ones, in the order of submission
 */
export function countLeave(
  spans: readonly LeaveSpan[],
  calendar: LeaveCalendar,
  typeOf: TypesOf,
): Map<string, CountedDate[]> {
  const countedOff = new Set<string>();
  const counted = new Map(
    spans.map((span) => [span.id, countDates(span, { calendar, typeOf, countedOff })] as const),
  );
  const sandwiched = sandwichedDates(spans, calendar, (type) => typeOf(type).sandwich);
  for (const { date, carriedBy } of sandwiched) {
    if (countedOff.has(date)) continue;
    const dates = counted.get(carriedBy) ?? [];
    const own = dates.find((each) => each.date === date);
    if (own) Object.assign(own, { fraction: FULL, why: 'sandwich' });
    else dates.push({ date, fraction: FULL, why: 'sandwich' });
  }
  for (const dates of counted.values()) dates.sort((a, b) => (a.date < b.date ? -1 : 1));
  return counted;
}

interface Counting {
  calendar: LeaveCalendar;
  typeOf: TypesOf;
  /** Off-days that a request by calendar days counts already. */
  countedOff: Set<string>;
}

function countDates(span: LeaveSpan, { calendar, typeOf, countedOff }: Counting): CountedDate[] {
  const countsAll = typeOf(span.type).countBy === 'calendarDays';
  return datesOf(span).map((date) => {
    const day = calendar(date);
    const amount = amountOf(partOn(span, date));
    if (!isOff(day)) return { date, fraction: amount, why: 'working' };
    const why = day.holiday === null ? 'weeklyOff' : 'holiday';
    if (!countsAll || countedOff.has(date)) return { date, fraction: 0, why };
    countedOff.add(date);
    return { date, fraction: amount, why };
  });
}

export const countedAmount = (dates: readonly CountedDate[] = []): Hundredths =>
  sumOf(dates, ({ fraction }) => fraction);

/** Those that count. */
export const countedIn = (dates: readonly CountedDate[]): CountedDate[] =>
  dates.filter(({ fraction }) => fraction > 0);
