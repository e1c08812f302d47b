import { addDays, earliest, latest } from '@atrium/contracts';
import { accrualCeiling, accrualPostings, type Employed } from './accrual.rules.js';
import { toHundredths, type Hundredths } from './leave-amount.rules.js';
import { leaveYearOf } from './leave-year.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

/** A run that comes late still posts what fell due in the leave year before within this many days. */
const LATE_DAYS = 31;

interface Credit {
  effectiveOn: string;
  expiresOn: string;
  amount: Hundredths;
  /** What would lift the balance above its maximum. */
  lost: Hundredths;
}

export interface AccrualWindow {
  start: string;
  end: string;
  /** Nothing that fell due before is posted. */
  since: string;
  asOf: string;
}

interface Ledgered {
  posted: Hundredths;
  given: Hundredths;
  balance: Hundredths;
}

/** What earns a person credits: nothing is posted for somebody who is not offered the type. */
interface Earning extends Employed {
  offered: boolean;
}

/** The leave years that a run on a day looks at, the earlier first. */
export function accrualWindows(today: string, yearMonth: number, since?: string): AccrualWindow[] {
  const present = leaveYearOf(today, yearMonth);
  const late = addDays(today, -LATE_DAYS);
  const windows = [{ ...present, asOf: today, since: latest(since ?? present.start, present.start) }];
  if (late >= present.start) return windows;
  const before = leaveYearOf(addDays(present.start, -1), yearMonth);
  return [{ ...before, asOf: before.end, since: late }, ...windows];
}

/** What the ledger lacks of what somebody has earned in a leave year. */
export function creditsOf(
  type: LeaveTypeRules,
  earning: Earning,
  { window, ledger }: { window: AccrualWindow; ledger: Ledgered },
): Credit[] {
  if (!earning.offered) return [];
  const { start, end, since, asOf } = window;
  let room: Hundredths = type.maxBalance === null ? Infinity : toHundredths(type.maxBalance) - ledger.balance;
  return accrualPostings({ ...type, maxBalance: null }, earning, {
    start,
    asOf: earliest(asOf, end),
    opening: 0,
    posted: ledger.posted,
  })
    .filter(({ effectiveOn }) => effectiveOn >= since)
    .map(({ effectiveOn, amount }) => {
      const given = Math.max(0, Math.min(amount, room));
      room -= given;
      return { effectiveOn, expiresOn: end, amount: given, lost: amount - given };
    });
}

/** What the ledger has above what somebody can have earned in a leave year. */
export const excessOf = (
  type: LeaveTypeRules,
  employed: Employed,
  { window, ledger }: { window: AccrualWindow; ledger: Pick<Ledgered, 'given'> },
): Hundredths =>
  Math.max(0, ledger.given - accrualCeiling(type, employed, { start: window.start, asOf: window.asOf }));
