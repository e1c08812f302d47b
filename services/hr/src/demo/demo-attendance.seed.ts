import type { NewPunch } from '../attendance/attendance.rules.js';
import { DEMO_LOGINS } from '@atrium/identity';
import { makeDay, makeExactDay, makeOpenSession } from './demo-day.seed.js';
import type { DemoPerson } from './demo-people.seed.js';
import { createRandom } from './random.rules.js';

const DAY_MS = 86_400_000;
/** Asia/Kolkata, which has no summer time. */
const OFFSET_MS = 5.5 * 3_600_000;
/** Three years. */
const DAYS = 3 * 366;
/** Whether somebody is on leave on a date. */
export type IsAway = (person: DemoPerson, date: string) => boolean;

/** People who have left did so this many days ago. */
export const LEFT_DAYS = 24;
/** At least this many people are clocked in, whatever the hour. */
const LEAST_IN = 5;
/** After this time a missing clock-out counts as forgotten. */
const FORGOTTEN_MS = 17 * 3_600_000;
/** Public holidays with a fixed date, month and day. */
const HOLIDAYS = ['01-01', '01-26', '05-01', '08-15', '10-02', '12-25'];

/**
 * The attendance of everybody in the last three years up to `now`, in the order of `people`. The day of `now` is in
 * progress; people with a login have none yet, so that they can clock in after signing in.
 */
export function makeAttendance(people: readonly DemoPerson[], now: Date, isAway: IsAway): NewPunch[][] {
  const histories = people.map((person, index) =>
    makeHistory(person, createRandom(index + 1), { now, isAway: (day) => isAway(person, dayName(day)) }),
  );
  const random = createRandom(people.length + 1);
  let missing = LEAST_IN - histories.filter((history) => isIn(history, now)).length;
  people.forEach((person, index) => {
    const { standing } = person;
    const history = histories[index];
    if (
      missing <= 0 ||
      standing !== 'plain' ||
      isAway(person, dayName(indianDay(now))) ||
      !history ||
      isIn(history, now)
    )
      return;
    const session = makeOpenSession(now, random);
    const last = history.at(-1);
    if (last && session[0] && last.at >= session[0].at) return;
    history.push(...session);
    missing -= 1;
  });
  return histories;
}

/** The demo employee, whose last month has exactly 150 hours of work and 10 of overtime. */
const PINNED_EMAIL = DEMO_LOGINS.find(({ role }) => role === 'employee')?.email;
const PINNED_WORK = 150 * 60;
const PINNED_OVERTIME = 10 * 60;

/** Minutes of a day of the pinned month; null on other days. The overtime is its first Saturday. */
function pinnedDay(day: number, today: number): number | null {
  const month = dayName(today).slice(0, 7);
  const last = dayName(Date.parse(`${month}-01`) / DAY_MS - 1).slice(0, 7);
  if (!dayName(day).startsWith(last)) return null;
  const first = Date.parse(`${last}-01`) / DAY_MS;
  const days = Array.from({ length: 31 }, (_, index) => first + index).filter((each) =>
    dayName(each).startsWith(last),
  );
  const saturday = days.find((each) => (each + 3) % 7 === 5);
  if (day === saturday) return PINNED_OVERTIME;
  const workdays = days.filter(isWorkday);
  if (!workdays.includes(day)) return 0;
  const share = Math.floor(PINNED_WORK / workdays.length);
  return day === workdays[0] ? PINNED_WORK - share * (workdays.length - 1) : share;
}

/** Days since 1970 in India. */
function indianDay(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS);
}

/** `2026-04-30` */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function makeHistory(
  person: DemoPerson,
  random: () => number,
  { now, isAway }: { now: Date; isAway: (day: number) => boolean },
): NewPunch[] {
  const today = indianDay(now);
  const first = Math.max(today - DAYS, joiningDay(person, now));
  const last =
    person.standing === 'login' ? today - 1 : person.standing === 'left' ? today - LEFT_DAYS : today;
  const punches: NewPunch[] = [];
  for (let day = first; day <= last; day += 1) {
    const midnight = new Date(day * DAY_MS - OFFSET_MS);
    const made = makeDay(midnight, person.rhythm, random);
    if (isAway(day)) continue;
    const pinned = person.email === PINNED_EMAIL ? pinnedDay(day, today) : null;
    if (pinned !== null) punches.push(...makeExactDay(midnight, pinned));
    else if (isWorkday(day)) punches.push(...made);
  }
  return punches.filter(({ at }) => at <= now);
}

/** The first Monday of a month some months ago, in days since 1970. */
export function joiningDay({ joinedMonthsAgo }: DemoPerson, now: Date): number {
  const today = new Date(indianDay(now) * DAY_MS);
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - joinedMonthsAgo, 1) / DAY_MS;
  // 1970-01-01 was a Thursday.
  return month + ((7 - ((month + 3) % 7)) % 7);
}

function isWorkday(day: number): boolean {
  const weekday = (day + 3) % 7;
  return weekday < 5 && !HOLIDAYS.includes(dayName(day).slice(5));
}

function isIn(history: NewPunch[], now: Date): boolean {
  const last = history.at(-1);
  return last !== undefined && last.kind !== 'out' && now.getTime() - last.at.getTime() < FORGOTTEN_MS;
}
