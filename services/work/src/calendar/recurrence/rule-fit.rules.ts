import {
  dayOf,
  monthSpan,
  weekYearOf,
  weekYearSpan,
  weekdayOf,
  yearSpan,
  type CalendarDay,
  type DaySpan,
} from './calendar-day.rules.js';
import type { RepeatRule } from './repeat-rule.types.js';

type Fits = (day: CalendarDay) => boolean;

/**
 * Whether a rule has a day, its position within the period aside. What the rule leaves open, its first day says.
 * @param first the number of the first day
 */
export function fitOf(rule: RepeatRule, first: number): (number: number) => boolean {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  const tests: Fits[] = [];
  if (byMonth.length > 0) tests.push(({ month }) => byMonth.includes(month));
  if (byMonthDay.length > 0) {
    tests.push((day) => isAmong(byMonthDay, day.number, monthSpan(day.year, day.month)));
  }
  if (byYearDay.length > 0) tests.push((day) => isAmong(byYearDay, day.number, yearSpan(day.year)));
  if (byWeekNo.length > 0) tests.push(fitWeekNumber(rule));
  if (byDay.length > 0) tests.push(fitWeekday(rule));
  tests.push(...fitFirst(rule, first));
  return (number) => {
    const day = dayOf(number);
    return tests.every((fits) => fits(day));
  };
}

/** A positive position counts from 1, a negative one from the end. */
const isAmong = (positions: readonly number[], number: number, { from, to }: DaySpan): boolean =>
  positions.includes(number - from + 1) || positions.includes(number - to);

const fitWeekNumber =
  ({ byWeekNo, weekStart }: RepeatRule): Fits =>
  ({ number }) => {
    const { from, to } = weekYearSpan(weekYearOf(number, weekStart), weekStart);
    return isAmong(byWeekNo, Math.floor((number - from) / 7), { from: 0, to: (to - from) / 7 });
  };

/** A numbered weekday counts within the month, or within the year of a yearly rule without months. */
const fitWeekday =
  ({ byDay, byMonth, freq }: RepeatRule): Fits =>
  ({ number, year, month }) => {
    const weekday = weekdayOf(number);
    const days = byDay.filter((day) => day.weekday === weekday);
    if (days.length === 0 || days.some(({ nth }) => nth === null)) return days.length > 0;
    const { from, to } = freq === 'YEARLY' && byMonth.length === 0 ? yearSpan(year) : monthSpan(year, month);
    const [nth, last] = [Math.floor((number - from) / 7) + 1, -Math.floor((to - 1 - number) / 7) - 1];
    return days.some((day) => day.nth === nth || day.nth === last);
  };

function fitFirst(rule: RepeatRule, number: number): Fits[] {
  const first = dayOf(number);
  if (!followsFirst(rule)) return [];
  if (rule.freq === 'WEEKLY' || rule.byWeekNo.length > 0) {
    const weekday = weekdayOf(number);
    return [(day) => weekdayOf(day.number) === weekday];
  }
  const sameDate: Fits = ({ date }) => date === first.date;
  return rule.freq === 'MONTHLY' || rule.byMonth.length > 0
    ? [sameDate]
    : [sameDate, ({ month }) => month === first.month];
}

/** Whether a rule itself names no day, so that the first one says which it is. */
export function followsFirst({ freq, byDay, byMonthDay, byYearDay }: RepeatRule): boolean {
  return freq !== 'DAILY' && byDay.length === 0 && byMonthDay.length === 0 && byYearDay.length === 0;
}
