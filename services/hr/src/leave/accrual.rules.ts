import { addDays, daysBetween, addMonths, earliest, latest } from '@atrium/contracts';
import { toHundredths, type Hundredths } from './leave-amount.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export interface Posting {
  effectiveOn: string;
  amount: Hundredths;
}

export interface Employed {
  joiningDate: string;
  lastWorkingDay: string | null;
  /** The day on which they began to earn the type, where that is later than the joining; left out: at once. */
  eligibleFrom?: string | null;
}

export interface AccrualYear {
  /** The first day of the leave year. */
  start: string;
  asOf: string;
  /** The balance before the year's first posting. */
  opening: Hundredths;
  /** What the ledger has of the year already, with what was lost above the largest balance. */
  posted?: Hundredths;
}

/** Of whom nobody has said when they joined: nothing is taken off a year for it. */
export const SINCE_EVER = '1970-01-01';

type AccrualRules = Pick<
  LeaveTypeRules,
  'quota' | 'frequency' | 'accrualDay' | 'rounding' | 'prorateJoiners' | 'maxBalance'
>;

const MONTHS: Record<LeaveTypeRules['frequency'], number> = {
  once: 12,
  yearly: 12,
  halfYearly: 6,
  quarterly: 3,
  monthly: 1,
};
const STEPS: Record<LeaveTypeRules['rounding'], Hundredths> = { none: 1, quarter: 25, half: 50, whole: 100 };

/**
 * The postings of one leave year up to a date: what is earned so far, rounded half up, less what was posted, so that
 * the year ends on the quota. What would lift the balance above its maximum is lost.
 */
export function accrualPostings(rules: AccrualRules, employed: Employed, year: AccrualYear): Posting[] {
  const quota = toHundredths(rules.quota ?? 0);
  const months = MONTHS[rules.frequency];
  const room = rules.maxBalance === null ? Infinity : toHundredths(rules.maxBalance) - year.opening;
  const postings: Posting[] = [];
  let earned = { parts: 0, of: 1 };
  let posted = year.posted ?? 0;
  let given = 0;
  for (const period of periodsOf(year.start, months)) {
    const effectiveOn = postingDate(rules, employed, period);
    if (effectiveOn === null || effectiveOn > year.asOf) continue;
    earned = add(earned, shareOf(rules, employed, period));
    const total = roundHalfUp(quota * earned.parts * months, earned.of * 12, STEPS[rules.rounding]);
    const due = Math.max(0, total - posted);
    const amount = Math.max(0, Math.min(due, room - given));
    posted += due;
    given += amount;
    if (amount > 0) postings.push({ effectiveOn, amount });
  }
  return postings;
}

/**
 * The most that may stand in the ledger of a leave year: all periods that have begun. What was given above it, by other
 * rules or dates, is taken back. Who has left keeps what was credited until the last day.
 */
export function accrualCeiling(
  rules: AccrualRules,
  { joiningDate, lastWorkingDay }: Employed,
  { start, asOf }: Pick<AccrualYear, 'start' | 'asOf'>,
): Hundredths {
  const months = MONTHS[rules.frequency];
  const last = earliest(asOf, lastWorkingDay ?? asOf);
  let earned = { parts: 0, of: 1 };
  for (const period of periodsOf(start, months)) {
    if (period.from > last || joiningDate > last || joiningDate > period.to) continue;
    earned = add(earned, shareOf(rules, { joiningDate, lastWorkingDay: null }, period));
  }
  const quota = toHundredths(rules.quota ?? 0);
  return roundHalfUp(quota * earned.parts * months, earned.of * 12, STEPS[rules.rounding]);
}

const periodsOf = (start: string, months: number): Period[] =>
  Array.from({ length: 12 / months }, (_, index) => ({
    from: addMonths(start, index * months),
    to: addDays(addMonths(start, (index + 1) * months), -1),
  }));

interface Period {
  from: string;
  to: string;
}

/** Null: nothing is posted for the period, since the person is not employed then. */
function postingDate(rules: AccrualRules, employed: Employed, period: Period): string | null {
  const { joiningDate, lastWorkingDay } = employed;
  const since = beginOf(employed);
  if (since > period.to) return null;
  const date = latest(dayOfPeriod(rules, joiningDate, period), since);
  return lastWorkingDay !== null && date > lastWorkingDay ? null : date;
}

function dayOfPeriod({ frequency, accrualDay }: AccrualRules, joiningDate: string, period: Period): string {
  if (frequency === 'once' || accrualDay === 'first') return period.from;
  if (accrualDay === 'last') return period.to;
  // The joining day comes again every period; of a long one, in the month that is whole periods after joining.
  const [startYear = 0, startMonth = 0] = period.from.split('-').map(Number);
  const [joinedYear = 0, joinedMonth = 0] = joiningDate.split('-').map(Number);
  const length = MONTHS[frequency];
  const since = (startYear - joinedYear) * 12 + startMonth - joinedMonth;
  const next = Math.ceil(since / length) * length;
  const date = addMonths(joiningDate, next);
  return date < period.from
    ? earliest(addMonths(joiningDate, next + length), period.to)
    : earliest(date, period.to);
}

interface Share {
  parts: number;
  of: number;
}

const beginOf = ({ joiningDate, eligibleFrom }: Employed): string =>
  latest(joiningDate, eligibleFrom ?? joiningDate);

/** The days of a period on which the person is employed and earns the type. */
function shareOf({ prorateJoiners }: AccrualRules, employed: Employed, period: Period): Share {
  const from = prorateJoiners ? latest(period.from, beginOf(employed)) : period.from;
  const to = earliest(period.to, employed.lastWorkingDay ?? period.to);
  const parts = Math.max(0, daysBetween(from, to) + 1);
  return reduced({ parts, of: daysBetween(period.from, period.to) + 1 });
}

const add = (a: Share, b: Share): Share =>
  reduced({ parts: a.parts * b.of + b.parts * a.of, of: a.of * b.of });

function reduced({ parts, of }: Share): Share {
  const divisor = gcd(parts, of);
  return { parts: parts / divisor, of: of / divisor };
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.max(a, 1) : gcd(b, a % b));

/** `parts / of` hundredths to a step, exactly. */
function roundHalfUp(parts: number, of: number, step: Hundredths): Hundredths {
  return Math.floor((2 * parts + of * step) / (2 * of * step)) * step;
}
