import { addDays, datesOf } from '@atrium/contracts';
import { isOff, partOn, type LeaveCalendar, type LeaveDay, type LeaveSpan } from './leave-span.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export type SandwichOf = (type: string) => LeaveTypeRules['sandwich'];

/** An off-day that counts as leave, and the request that carries it. */
export interface SandwichedDate {
  date: string;
  carriedBy: string;
}

/** A row of off-days longer than this is no gap in leave but an absence of work. */
const LONGEST_GAP = 366;

/**
 * The off-days between two adjacent working dates that are both fully on leave. Of two requests both types must cover
 * the class of the day, and the later submitted one carries it.
 * @param spans live ones, in the order of submission
 */
export function sandwichedDates(
  spans: readonly LeaveSpan[],
  calendar: LeaveCalendar,
  sandwichOf: SandwichOf,
): SandwichedDate[] {
  const full = fullDates(spans, calendar);
  return [...full].flatMap(([date, before]) => {
    const { offDays, next } = gapAfter(date, calendar);
    const after = full.get(next);
    if (after === undefined) return [];
    const sides = [spans[before], spans[after]].filter((span) => span !== undefined);
    const carriedBy = spans[Math.max(before, after)]?.id ?? '';
    return offDays
      .filter((off) => sides.every(({ type }) => coversClass(sandwichOf(type), calendar(off))))
      .map((off) => ({ date: off, carriedBy }));
  });
}

/** Working date -> index of the request that takes all of it. Halves and hours do not bridge. */
function fullDates(spans: readonly LeaveSpan[], calendar: LeaveCalendar): Map<string, number> {
  const full = new Map<string, number>();
  spans.forEach((span, index) => {
    for (const date of datesOf(span)) {
      if (partOn(span, date) === 'full' && !full.has(date) && !isOff(calendar(date))) full.set(date, index);
    }
  });
  return full;
}

function gapAfter(date: string, calendar: LeaveCalendar): { offDays: string[]; next: string } {
  const offDays: string[] = [];
  let next = addDays(date, 1);
  while (offDays.length < LONGEST_GAP && isOff(calendar(next))) {
    offDays.push(next);
    next = addDays(next, 1);
  }
  return { offDays, next };
}

/** A date that is both holiday and weekly off counts under either. */
function coversClass(sandwich: LeaveTypeRules['sandwich'], { weeklyOff, holiday }: LeaveDay): boolean {
  if (sandwich === 'both') return true;
  return sandwich === 'weekends' ? weeklyOff : sandwich === 'holidays' && holiday !== null;
}
