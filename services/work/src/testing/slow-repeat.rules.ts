import { WEEKDAYS, type RepeatRule } from '../calendar/recurrence/repeat-rule.types.js';
import { DAY_MS } from '../calendar/recurrence/wall-time.rules.js';

/** A day of the calendar; days are counted from 1970-01-01. */
interface Day {
  number: number;
  year: number;
  month: number;
  date: number;
  /** From 0, which is Monday. */
  weekday: number;
}

const dayOf = (number: number): Day => {
  const at = new Date(number * DAY_MS);
  const weekday = (at.getUTCDay() + 6) % 7;
  return { number, year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate(), weekday };
};

const numberOf = (year: number, month: number, date = 1): number => Date.UTC(year, month, date) / DAY_MS;

/**
 * The days of a rule from its start, by asking each day by itself whether the rule has it. Shares nothing with the
 * expansion that the product uses.
 * @param start the number of the first day, which counts as the first on any rule
 * @param end the number of the day after the last
 */
export function slowDays(rule: RepeatRule, start: number, end: number): number[] {
  const first = dayOf(start);
  const periods = new Map<number, number[]>();
  // A position counts within the whole period, also among the days before the start.
  for (let number = start - 366; number < end + 366; number += 1) {
    const day = dayOf(number);
    const period = periodOf(rule, day) - periodOf(rule, first);
    if (period < 0 || period % rule.interval !== 0 || !fits(rule, day, first)) continue;
    periods.set(period, [...(periods.get(period) ?? []), number]);
  }
  const days = [...periods.values()].flatMap((all) => chosen(rule.bySetPos, all));
  const later = days.filter((number) => number > start).sort((a, b) => a - b);
  return [start, ...later].slice(0, rule.count ?? undefined).filter((number) => number < end);
}

const chosen = (positions: readonly number[], all: number[]): number[] =>
  positions.length === 0
    ? all
    : all.filter((_, at) => positions.includes(at + 1) || positions.includes(at - all.length));

function periodOf({ freq, byWeekNo, weekStart }: RepeatRule, day: Day): number {
  const weeks = Math.floor((day.number - firstWeekStart(weekStart)) / 7);
  if (freq === 'DAILY') return day.number;
  if (freq === 'WEEKLY') return weeks;
  if (freq === 'MONTHLY') return day.year * 12 + day.month;
  return byWeekNo.length > 0 ? weekOf(day, weekStart).year : day.year;
}

/** The number of a day, near 1970-01-01, on which weeks begin. */
const firstWeekStart = (weekStart: RepeatRule['weekStart']): number => WEEKDAYS.indexOf(weekStart) - 3;

/** Week 1 is the first with four days in the year. */
function weekOf({ number }: Day, weekStart: RepeatRule['weekStart']) {
  const begin = number - ((((number - firstWeekStart(weekStart)) % 7) + 7) % 7);
  const year = dayOf(begin + 3).year;
  const firstOf = (of: number) => {
    const fourth = numberOf(of, 0, 4);
    return fourth - ((((fourth - firstWeekStart(weekStart)) % 7) + 7) % 7);
  };
  return { year, week: (begin - firstOf(year)) / 7 + 1, weeks: (firstOf(year + 1) - firstOf(year)) / 7 };
}

/** `at` counts from 1 within `length`; a negative value counts from the end. */
const has = (values: readonly number[], at: number, length: number): boolean =>
  values.includes(at) || values.includes(at - length - 1);

function fits(rule: RepeatRule, day: Day, first: Day): boolean {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  const [month, nextMonth] = [numberOf(day.year, day.month), numberOf(day.year, day.month + 1)];
  const [year, nextYear] = [numberOf(day.year, 0), numberOf(day.year + 1, 0)];
  const { week, weeks } = weekOf(day, rule.weekStart);
  return (
    (byMonth.length === 0 || byMonth.includes(day.month + 1)) &&
    (byMonthDay.length === 0 || has(byMonthDay, day.date, nextMonth - month)) &&
    (byYearDay.length === 0 || has(byYearDay, day.number - year + 1, nextYear - year)) &&
    (byWeekNo.length === 0 || has(byWeekNo, week, weeks)) &&
    (byDay.length === 0 || fitsWeekday(rule, day)) &&
    fitsStart(rule, day, first)
  );
}

function fitsWeekday({ byDay, byMonth, freq }: RepeatRule, day: Day): boolean {
  const byYear = freq === 'YEARLY' && byMonth.length === 0;
  const from = byYear ? numberOf(day.year, 0) : numberOf(day.year, day.month);
  const to = byYear ? numberOf(day.year + 1, 0) : numberOf(day.year, day.month + 1);
  const nth = Math.floor((day.number - from) / 7) + 1;
  const fromEnd = -Math.floor((to - 1 - day.number) / 7) - 1;
  return byDay.some(
    (each) =>
      WEEKDAYS[day.weekday] === each.weekday &&
      (each.nth === null || each.nth === nth || each.nth === fromEnd),
  );
}

/** What a rule leaves open, its start says. */
function fitsStart({ freq, ...rule }: RepeatRule, day: Day, first: Day): boolean {
  const isOpen = (...names: ('byMonthDay' | 'byYearDay' | 'byWeekNo' | 'byDay' | 'byMonth')[]) =>
    names.every((name) => rule[name].length === 0);
  if (freq === 'DAILY') return true;
  if (freq === 'WEEKLY') return !isOpen('byDay') || day.weekday === first.weekday;
  if (!isOpen('byWeekNo'))
    return !isOpen('byDay', 'byMonthDay', 'byYearDay') || day.weekday === first.weekday;
  if (!isOpen('byMonthDay', 'byYearDay', 'byDay')) return true;
  return day.date === first.date && (freq === 'MONTHLY' || !isOpen('byMonth') || day.month === first.month);
}
