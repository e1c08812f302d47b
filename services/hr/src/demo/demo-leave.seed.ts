import { addDays } from '@atrium/contracts';
import type { PastLeave } from '../leave/leave-history.service.js';
import { createRandom } from './random.rules.js';

export interface LeavePlan {
  seed: number;
  today: string;
  joinedOn: string;
  /** Type ids by code. */
  types: ReadonlyMap<string, string>;
  isWorking: (date: string) => boolean;
  /** Dates on which the person is at work whatever comes. */
  isKept: (date: string) => boolean;
  /** Is on leave today. */
  awayToday: boolean;
}

const REASONS = ['Family function', 'Not well', 'Travel home', 'Personal work', null];

/** The quota of a year of each type. */
const YEARLY: readonly [code: string, days: number][] = [
  ['CL', 5],
  ['SL', 5],
  ['EL', 10],
];

/** What somebody took in one leave year, from its first date to its last, within the quota. */
export function makeYear(plan: LeavePlan, year: number): PastLeave[] {
  const random = createRandom(plan.seed * 10_000 + year);
  const codes = YEARLY.flatMap(([code, days]) =>
    Array.from({ length: Math.floor(days * (0.5 + random() / 3)) }, () => code),
  );
  return makeLeave(plan, { codes, year, random });
}

/** Everything of a year, so that nothing is carried into the next. */
export function makeFullYear(plan: LeavePlan, year: number): PastLeave[] {
  const codes = YEARLY.flatMap(([code, days]) => Array.from({ length: days }, () => code));
  return makeLeave(plan, { codes, year, random: createRandom(plan.seed) });
}

/** The demo employee's present year: 20 days, 15 of them taken or granted. */
export function makePinnedYear(plan: LeavePlan, year: number): PastLeave[] {
  const codes = ['CL', 'CL', 'CL', 'SL', 'SL', 'SL', 'SL', ...Array.from({ length: 8 }, () => 'EL')];
  return makeLeave(plan, { codes, year, random: createRandom(plan.seed), ahead: 90 });
}

function makeLeave(
  plan: LeavePlan,
  given: { codes: string[]; year: number; random: () => number; ahead?: number },
): PastLeave[] {
  const { codes, year, random, ahead = -1 } = given;
  const dates = datesOf(plan, { year, last: addDays(plan.today, ahead) });
  const step = Math.max(1, Math.floor(dates.length / Math.max(1, codes.length)));
  const spread = dates.filter((_, index) => index % step === step - 1);
  const today = plan.awayToday && plan.today.startsWith(String(year)) ? [plan.today] : [];
  return [...new Set([...today, ...spread, ...dates])]
    .slice(0, codes.length)
    .sort()
    .map((date, index) => ({
      typeId: plan.types.get(codes[index] ?? '') ?? '',
      from: date,
      to: date,
      reason: REASONS[Math.floor(random() * REASONS.length)] ?? null,
    }));
}

/** Working dates of a year that may be leave. */
function datesOf(plan: LeavePlan, { year, last }: { year: number; last: string }): string[] {
  const dates: string[] = [];
  const [from, to] = [`${String(year)}-01-02`, `${String(year)}-12-31`];
  for (let date = from; date <= to && date <= last; date = addDays(date, 1)) {
    if (date > plan.joinedOn && plan.isWorking(date) && !plan.isKept(date)) dates.push(date);
  }
  return dates;
}
