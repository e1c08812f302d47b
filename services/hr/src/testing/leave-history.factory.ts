import { addDays } from '@atrium/contracts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sumOf } from '../leave/leave-amount.rules.js';
import { allocateAll } from '../leave/leave-balance.rules.js';
import { answerRequest } from '../leave/leave-check.rules.js';
import { countLeave, type CountedDate } from '../leave/leave-count.rules.js';
import type { LedgerEntry } from '../leave/leave-ledger.rules.js';
import { postingsOf } from '../leave/leave-posting.rules.js';
import { isGranted, isLive, type LeaveCalendar, type LeaveSpan } from '../leave/leave-span.rules.js';
import { LEAVE_TYPE_DEFAULTS, type LeaveTypeRules } from '../leave/leave-type.rules.js';

export const START = '2026-01-01';
export const LEAVE_TYPES = ['EL', 'CL'];
const NOBODY = { joiningDate: null, lastWorkingDay: null, confirmDate: null, gender: null };

const day = fc.integer({ min: 0, max: 120 });
const amount = fc.integer({ min: 1, max: 1_500 });
const part = fc.constantFrom('full', 'full', 'firstHalf', 'secondHalf');
const rules = fc.record({
  quota: fc.constantFrom(12, 24, null),
  sandwich: fc.constantFrom('none', 'weekends', 'holidays', 'both'),
  countBy: fc.constantFrom('workingDays', 'workingDays', 'calendarDays'),
  negativeLimit: fc.constantFrom(0, 0, 1.5, 3),
  onShortfall: fc.constantFrom('lossOfPay', 'refuse'),
});
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit'), type: fc.nat(1), day, length: fc.option(day), amount }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('submit'),
      type: fc.nat(1),
      day,
      length: fc.nat(9),
      startPart: part,
      endPart: part,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve'), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('declined', 'withdrawn', 'cancelled'), which: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('holiday'), day }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export const leaveHistory = fc.record({
  types: fc.tuple(rules, rules),
  weeklyOffs: fc.subarray([1, 5, 6, 7], { maxLength: 3 }),
  holidays: fc.array(day, { maxLength: 8 }),
  steps: fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }),
});

/** One person's leave as the service keeps it: requests in the order of submission, and a ledger that only grows. */
export class LeaveHolder {
  readonly spans: LeaveSpan[] = [];
  readonly ledger: (LedgerEntry & { type: string; requestId: string | null })[] = [];
  accepted = 0;
  private readonly holidays: Set<string>;

  constructor(private readonly given: { types: object[]; weeklyOffs: number[]; holidays: number[] }) {
    this.holidays = new Set(given.holidays.map((number) => addDays(START, number)));
  }

  readonly calendar: LeaveCalendar = (date) => ({
    weeklyOff: this.given.weeklyOffs.includes(new Date(date).getUTCDay() || 7),
    holiday: this.holidays.has(date) ? date : null,
    optionalHoliday: null,
  });

  readonly typeOf = (type: string): LeaveTypeRules => ({
    ...LEAVE_TYPE_DEFAULTS,
    ...this.given.types[LEAVE_TYPES.indexOf(type)],
  });

  get live(): LeaveSpan[] {
    return this.spans.filter(isLive);
  }

  counted(): Map<string, CountedDate[]> {
    return countLeave(this.live, this.calendar, this.typeOf);
  }

  rowsOf(type: string): LedgerEntry[] {
    return this.ledger.filter((row) => row.type === type);
  }

  play(step: Step): void {
    if (step.do === 'credit' && 'amount' in step) this.credit(step);
    else if (step.do === 'submit' && 'startPart' in step) this.submit(step);
    else if (step.do === 'holiday' && 'day' in step) this.holidays.add(addDays(START, step.day));
    else if ('which' in step) this.decide(step.do, this.spans[step.which]);
    this.repost();
  }

  private credit(step: { type: number; day: number; length: number | null; amount: number }): void {
    const effectiveOn = addDays(START, step.day);
    this.ledger.push({
      kind: 'grant',
      amount: step.amount,
      effectiveOn,
      requestId: null,
      expiresOn: step.length === null ? null : addDays(effectiveOn, step.length),
      id: `lot ${String(this.ledger.length)}`,
      type: LEAVE_TYPES[step.type] ?? '',
    });
  }

  private submit(step: {
    type: number;
    day: number;
    length: number;
    startPart: string;
    endPart: string;
  }): void {
    const from = addDays(START, step.day);
    const span = {
      id: `r${String(this.spans.length)}`,
      type: LEAVE_TYPES[step.type],
      from,
      to: addDays(from, step.length),
      startPart: step.startPart,
      endPart: step.endPart,
      state: 'pending',
    } as LeaveSpan;
    const answer = answerRequest(
      { span, hasDocument: false, today: null },
      {
        person: NOBODY,
        offered: true,
        blocked: [],
        earlier: this.live,
        calendar: this.calendar,
        typeOf: this.typeOf,
        allocate: (counted) => {
          const demands = [
            ...this.pending(span.type, counted),
            { ...span, dates: counted.get(span.id) ?? [] },
          ];
          return allocateAll(this.typeOf(span.type), this.rowsOf(span.type), demands).allocations.get(
            span.id,
          )!;
        },
      },
    );
    assert.equal(
      answer.amount,
      sumOf(answer.dates, ({ fraction }) => fraction),
    );
    if (answer.refusals.length > 0) return;
    this.accepted += 1;
    this.spans.push(span);
  }

  private decide(to: string, span: LeaveSpan | undefined): void {
    if (!span || !isLive(span)) return;
    if (to === 'approve') span.state = 'approved';
    else if (isGranted(span) === (to === 'cancelled')) span.state = to as LeaveSpan['state'];
  }

  private pending(type: string, counted: ReadonlyMap<string, CountedDate[]>) {
    return this.live
      .filter((span) => span.type === type && span.state === 'pending')
      .map(({ id, state }) => ({ id, state, dates: counted.get(id) ?? [] }));
  }

  /** Writes what each granted request lacks in the ledger, and takes back what it has too much. */
  private repost(): void {
    const counted = this.counted();
    for (const span of this.spans) {
      const written = this.ledger.filter(({ requestId }) => requestId === span.id);
      const dates = counted.get(span.id) ?? [];
      const others = this.rowsOf(span.type).filter((row) => !written.includes(row as never));
      const earlier = this.pending(span.type, counted).filter(
        ({ id }) => this.spans.findIndex((each) => each.id === id) < this.spans.indexOf(span),
      );
      const demands = [...earlier, ...(isGranted(span) ? [{ ...span, dates }] : [])];
      const { allocations } = allocateAll(this.typeOf(span.type), others, demands);
      const uses = isGranted(span) ? (allocations.get(span.id)?.uses ?? []) : [];
      for (const posting of postingsOf(written, uses))
        this.ledger.push({ ...posting, expiresOn: null, type: span.type, requestId: span.id });
    }
  }
}
