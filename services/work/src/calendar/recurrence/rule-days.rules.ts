import {
  dayOf,
  monthSpan,
  weekBegin,
  weekYearOf,
  weekYearSpan,
  yearSpan,
  type DaySpan,
} from './calendar-day.rules.js';
import type { RepeatRule } from './repeat-rule.types.js';
import { fitOf, followsFirst } from './rule-fit.rules.js';

/** How a rule cuts time into the periods of which it takes each, or every second, and so on. */
interface Periods {
  indexOf: (day: number) => number;
  /** The days that can be in the period, in order. */
  spansOf: (index: number) => DaySpan[];
}

/** Weeks, months and years repeat after 400 years: a rule without a day in so many periods has none at all. */
const CYCLE = { DAILY: 146_097, WEEKLY: 20_871, MONTHLY: 4_800, YEARLY: 400 };

/**
 * The days of a rule in order, without its end, beginning with the period of `from`: what lies before is jumped over.
 * @param first the first day, with which the intervals begin
 */
export function* ruleDays(rule: RepeatRule, first: number, { from, to }: DaySpan): Generator<number> {
  const { indexOf, spansOf } = periodsOf(rule, first);
  const fits = fitOf(rule, first);
  const begin = indexOf(first);
  const jump = Math.max(0, Math.floor((indexOf(Math.max(from, first)) - begin) / rule.interval));
  let empty = 0;
  for (let index = begin + jump * rule.interval; ; index += rule.interval) {
    const spans = spansOf(index);
    if ((spans[0]?.from ?? to) >= to || empty > CYCLE[rule.freq]) return;
    const days = chosenOf(rule, spans.flatMap(listDays).filter(fits));
    empty = days.length === 0 ? empty + 1 : 0;
    yield* days.filter((day) => day >= Math.max(from, first) && day < to);
  }
}

/** Whether a rule ever happens from its first day on. */
export const everHappens = (rule: RepeatRule, first: number): boolean =>
  !ruleDays(rule, first, { from: first, to: LAST_DAY }).next().done;

/** The day after the last that four digits of a year can write. */
export const LAST_DAY = yearSpan(9999).to;

const listDays = ({ from, to }: DaySpan): number[] => Array.from({ length: to - from }, (_, at) => from + at);

const chosenOf = ({ bySetPos }: RepeatRule, days: number[]): number[] =>
  bySetPos.length === 0
    ? days
    : days.filter((_, at) => bySetPos.includes(at + 1) || bySetPos.includes(at - days.length));

function periodsOf(rule: RepeatRule, first: number): Periods {
  const { freq, weekStart, byWeekNo } = rule;
  if (freq === 'DAILY')
    return { indexOf: (day) => day, spansOf: (index) => [{ from: index, to: index + 1 }] };
  if (freq === 'WEEKLY') {
    const origin = weekBegin(0, weekStart);
    return {
      indexOf: (day) => (weekBegin(day, weekStart) - origin) / 7,
      spansOf: (index) => [{ from: origin + index * 7, to: origin + index * 7 + 7 }],
    };
  }
  if (freq === 'MONTHLY') {
    return {
      indexOf: (day) => dayOf(day).year * 12 + dayOf(day).month - 1,
      spansOf: (index) => [monthSpan(Math.floor(index / 12), (index % 12) + 1)],
    };
  }
  if (byWeekNo.length === 0) return { indexOf: (day) => dayOf(day).year, spansOf: monthsOf(rule, first) };
  return {
    indexOf: (day) => weekYearOf(day, weekStart),
    spansOf: (year) => [weekYearSpan(year, weekStart)],
  };
}

/** Only the months of a year in which the rule can have days. */
function monthsOf(rule: RepeatRule, first: number): Periods['spansOf'] {
  const open = followsFirst(rule) ? [dayOf(first).month] : null;
  const months = rule.byMonth.length > 0 ? rule.byMonth.toSorted((a, b) => a - b) : open;
  return months === null
    ? (year) => [yearSpan(year)]
    : (year) => months.map((month) => monthSpan(year, month));
}
