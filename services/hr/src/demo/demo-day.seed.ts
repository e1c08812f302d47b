import type { NewPunch } from '../attendance/attendance.rules.js';
import type { Rhythm } from './demo-people.seed.js';

const MINUTE_MS = 60_000;

/** Minutes after midnight at which the day begins. */
const STARTS: Record<Rhythm, number> = { office: 565, early: 485, late: 660, night: 1_230 };

/** Frequency in a hundred days. */
const ABSENT = 2;
const HALF_DAY = 4;
const LATE = 11;
const ERRAND = 3;
const FORGOTTEN = 1;

type Mark = [kind: NewPunch['kind'], minute: number];

/** One working day of a person: mostly on time with a lunch break, sometimes late, half, interrupted or absent. */
export function makeDay(midnight: Date, rhythm: Rhythm, random: () => number): NewPunch[] {
  const between = (low: number, high: number) => low + random() * (high - low);
  const chance = (inHundred: number) => random() * 100 < inHundred;
  if (chance(ABSENT)) return [];
  const start = STARTS[rhythm] + between(-12, 18) + (chance(LATE) ? between(20, 75) : 0);
  const marks = chance(HALF_DAY)
    ? halfDay(start, between)
    : chance(ERRAND)
      ? interruptedDay(start, between)
      : wholeDay(start, between, chance(35));
  const kept = chance(FORGOTTEN) ? marks.slice(0, -1) : marks;
  return kept.map(([kind, minute]) => ({
    kind,
    at: new Date(midnight.getTime() + Math.round(minute * 60) * 1_000),
  }));
}

const LUNCH = 45;

/** A day of exactly so many minutes of work; none: away. */
export function makeExactDay(midnight: Date, minutes: number): NewPunch[] {
  if (minutes === 0) return [];
  const start = STARTS.office;
  const lunch = start + 200;
  const marks: Mark[] = [
    ['in', start],
    ['breakStart', lunch],
    ['breakEnd', lunch + LUNCH],
    ['out', start + minutes + LUNCH],
  ];
  return marks.map(([kind, minute]) => ({ kind, at: new Date(midnight.getTime() + minute * MINUTE_MS) }));
}

type Between = (low: number, high: number) => number;

function wholeDay(start: number, between: Between, tea: boolean): Mark[] {
  const lunch = start + between(200, 265);
  const back = lunch + between(28, 58);
  const pause = back + between(95, 140);
  const breaks: Mark[] = [
    ['breakStart', lunch],
    ['breakEnd', back],
  ];
  if (tea) breaks.push(['breakStart', pause], ['breakEnd', pause + between(8, 17)]);
  return [['in', start], ...breaks, ['out', start + between(505, 585)]];
}

function halfDay(start: number, between: Between): Mark[] {
  return [
    ['in', start],
    ['out', start + between(225, 290)],
  ];
}

function interruptedDay(start: number, between: Between): Mark[] {
  const left = start + between(170, 240);
  const returned = left + between(70, 150);
  return [
    ['in', start],
    ['out', left],
    ['in', returned],
    ['out', returned + between(230, 310)],
  ];
}

/** An open session that began a while before `now`, for a person who works at an unusual hour. */
export function makeOpenSession(now: Date, random: () => number): NewPunch[] {
  const minutesAgo = 35 + random() * 140;
  const session: NewPunch[] = [{ kind: 'in', at: before(now, minutesAgo) }];
  if (random() < 0.25) session.push({ kind: 'breakStart', at: before(now, 4 + random() * 12) });
  return session;
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
