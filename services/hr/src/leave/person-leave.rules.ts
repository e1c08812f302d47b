import type { Demand } from './leave-balance.rules.js';
import { countLeave, type CountedDate } from './leave-count.rules.js';
import type { LeaveCalendar, LeaveSpan } from './leave-span.rules.js';
import { LEAVE_TYPE_DEFAULTS, type LeaveTypeRules } from './leave-type.rules.js';
import type { Hundredths } from './leave-amount.rules.js';

/** A request, in days or in hours of one date. */
export interface PersonSpan extends LeaveSpan {
  startTime: string | null;
  endTime: string | null;
  amount: Hundredths;
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

  /** What pending requests of a type reserve, up to one of them if it is named. */
  reserved(type: string, counted: ReadonlyMap<string, CountedDate[]>, before?: string): Demand[] {
    const spans = this.given.spans;
    const end = before === undefined ? -1 : spans.findIndex(({ id }) => id === before);
    return (end < 0 ? spans : spans.slice(0, end))
      .filter((span) => span.type === type && span.state === 'pending')
      .map(({ id, state }) => ({ id, state, dates: counted.get(id) ?? [] }));
  }
}
