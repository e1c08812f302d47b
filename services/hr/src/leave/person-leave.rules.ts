import type { Demand } from './leave-balance.rules.js';
import { countLeave, type CountedDate } from './leave-count.rules.js';
import { isLive, type LeaveCalendar, type LeaveSpan } from './leave-span.rules.js';
import { LEAVE_TYPE_DEFAULTS, type LeaveTypeRules } from './leave-type.rules.js';
import type { Hundredths } from './leave-amount.rules.js';

/** A request, in days or in hours of one date. */
export interface PersonSpan extends LeaveSpan {
  startTime: string | null;
  endTime: string | null;
  amount: Hundredths;
  unpaid: Hundredths;
}

interface Given {
  /** Live ones, in the order of submission. */
  spans: readonly PersonSpan[];
  types: ReadonlyMap<string, LeaveTypeRules>;
  calendar: LeaveCalendar;
}

/** The leave of one person as its rules see it. */
export class PersonLeave {
  constructor(private readonly given: Given) {}

  get calendar(): LeaveCalendar {
    return this.given.calendar;
  }

  readonly typeOf = (type: string): LeaveTypeRules => this.given.types.get(type) ?? LEAVE_TYPE_DEFAULTS;

  /** Those in days; hours bridge nothing and count by themselves. */
  get inDays(): PersonSpan[] {
    return this.given.spans.filter(({ startTime }) => startTime === null);
  }

  get inHours(): PersonSpan[] {
    return this.given.spans.filter(({ startTime }) => startTime !== null);
  }

  counted(): Map<string, CountedDate[]> {
    const counted = countLeave(this.inDays, this.given.calendar, this.typeOf);
    for (const { id, from, amount } of this.inHours)
      counted.set(id, [{ date: from, fraction: amount, why: 'working' }]);
    return counted;
  }

  /**
   * What requests of a type ask of the balance and the ledger does not have: what pending ones reserve, and what
   * granted ones wait for until it is credited.
   * @param before only those submitted before this one
   */
  reserved(
    type: string,
    counted: ReadonlyMap<string, CountedDate[]>,
    { ledger, before }: { ledger: readonly WrittenRow[]; before?: string },
  ): Demand[] {
    const spans = this.given.spans;
    const end = before === undefined ? -1 : spans.findIndex(({ id }) => id === before);
    const taken = takenBy(ledger);
    return (end < 0 ? spans : spans.slice(0, end))
      .filter((span) => span.type === type && isLive(span))
      .map(({ id, state, amount, unpaid }) => {
        const dates = counted.get(id) ?? [];
        if (state === 'pending') return { id, state, dates };
        return { id, state, dates: lastOf(dates, amount - unpaid - (taken.get(id) ?? 0)) };
      })
      .filter(({ dates }) => dates.length > 0);
  }
}

interface WrittenRow {
  requestId: string | null;
  amount: Hundredths;
}

/** What the ledger has of each request. */
export function takenBy(ledger: readonly WrittenRow[]): Map<string, Hundredths> {
  const taken = new Map<string, Hundredths>();
  for (const { requestId, amount } of ledger)
    if (requestId !== null) taken.set(requestId, (taken.get(requestId) ?? 0) - amount);
  return taken;
}

/** So much of the last dates: what is credited later is used for the later ones. */
export function lastOf<Counted extends Pick<CountedDate, 'date' | 'fraction'>>(
  dates: readonly Counted[],
  amount: Hundredths,
): Counted[] {
  const last: Counted[] = [];
  let open = amount;
  for (const each of dates.toReversed()) {
    const fraction = Math.min(open, each.fraction);
    if (fraction <= 0) continue;
    open -= fraction;
    last.unshift({ ...each, fraction });
  }
  return last;
}
