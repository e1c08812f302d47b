import { addDays, type RepeatMode } from '@atrium/contracts';
import { expandSeries } from '../calendar/recurrence/expand.rules.js';
import { readRule, writeRule } from '../calendar/recurrence/repeat-rule.rules.js';
import type { RepeatRule } from '../calendar/recurrence/repeat-rule.types.js';
import { nextInstances } from '../calendar/recurrence/search.rules.js';
import type { Series } from '../calendar/recurrence/series.types.js';

/** Days of the shortest month. */
const SHORTEST = 28;

const later = (one: string, other: string): string => (one > other ? one : other);

/** What decides when the next task of a repeat comes. All days are those of its zone. */
export interface Repeating {
  rule: string;
  mode: RepeatMode;
  startOn: string;
  skipWhileOpen: boolean;
  /** The day of the latest task. */
  lastOn: string;
  /** How many tasks there have been, the first included. */
  made: number;
  nextOn: string | null;
  /** When the latest task was closed; null while it is open. */
  closedOn: string | null;
}

/** The day of the next task; null while it waits for the latest one to be closed, or when none comes any more. */
export interface Coming {
  nextOn: string | null;
  ended: boolean;
}

/** What is to be done for a repeat on a day. */
export interface Due extends Coming {
  /** The task to make, and how many days before it had none. */
  make: { day: string; missed: number } | null;
  /** Days for which the open task stands, too. */
  missed: number;
}

const seriesOf = (rule: string, start: string): Series => ({
  timezone: null,
  start,
  length: 1,
  rule,
  exdates: [],
  rdates: [],
  overrides: [],
});

const firstFrom = (rule: string, start: string, from: string): string | null =>
  nextInstances(seriesOf(rule, start), from, 1)[0]?.recurrenceId ?? null;

const comingOn = (nextOn: string | null): Coming => ({ nextOn, ended: nextOn === null });

/**
 * A rule that says of months or years only how many, counted from a day: a month without that day has its last one
 * instead, as February for the 31st.
 */
function keptDay(rule: RepeatRule, day: string): RepeatRule {
  const { freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo } = rule;
  const isBare = [byDay, byMonth, byMonthDay, byYearDay, byWeekNo].every((part) => part.length === 0);
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const isShort = freq === 'MONTHLY' || (freq === 'YEARLY' && month === 2);
  if (!isBare || !isShort || date <= SHORTEST) return rule;
  return {
    ...rule,
    ...(freq === 'YEARLY' && { byMonth: [month] }),
    byMonthDay: Array.from({ length: date - SHORTEST + 1 }, (_, at) => SHORTEST + at),
    bySetPos: [-1],
  };
}

/** The day after the latest task, not before `from`. */
export function comingDay(repeat: Repeating, from: string): Coming {
  const { rule, mode, startOn, lastOn, closedOn, made } = repeat;
  if (mode === 'calendar') return comingOn(firstFrom(rule, startOn, later(addDays(lastOn, 1), from)));
  const { count, ...uncounted } = readRule(rule);
  if (count !== null && made >= count) return comingOn(null);
  if (closedOn === null) return { nextOn: null, ended: false };
  const after = addDays(later(closedOn, lastOn), 1);
  const counted = writeRule(keptDay({ ...uncounted, count: null }, closedOn));
  return comingOn(firstFrom(counted, closedOn, later(after, from)));
}

/** What has to be done today. However many days were missed, at most one task is made. */
export function dueOn(repeat: Repeating, today: string): Due {
  const { mode, nextOn, closedOn, skipWhileOpen } = repeat;
  const isOpen = closedOn === null;
  const nothing = { make: null, missed: 0 };
  const waits = mode === 'completion' && isOpen;
  if (waits || nextOn === null) return { ...nothing, ...comingDay(repeat, today) };
  if (nextOn > today) return { ...nothing, nextOn, ended: false };
  const days = mode === 'calendar' ? daysBetween(repeat, nextOn, today) : [nextOn];
  if (mode === 'calendar' && skipWhileOpen && isOpen)
    return { ...nothing, missed: days.length, ...comingDay(repeat, addDays(today, 1)) };
  const day = days.at(-1) ?? nextOn;
  const after = { ...repeat, lastOn: day, made: repeat.made + 1, closedOn: null };
  return { make: { day, missed: days.length - 1 }, missed: 0, ...comingDay(after, addDays(today, 1)) };
}

/** The days of a repeat in order; the last one is included. */
const daysBetween = ({ rule, startOn }: Repeating, from: string, to: string): string[] =>
  expandSeries(seriesOf(rule, startOn), { from, to: addDays(to, 1) }, Infinity).map(
    ({ recurrenceId }) => recurrenceId,
  );

/** The next days, each task closed on its own. */
export function nextDays(repeat: Repeating, today: string, most: number): string[] {
  if (repeat.mode === 'completion')
    return [comingDay({ ...repeat, closedOn: today, lastOn: today }, today).nextOn ?? []].flat();
  const from = later(addDays(repeat.lastOn, 1), today);
  return nextInstances(seriesOf(repeat.rule, repeat.startOn), from, most).map(
    ({ recurrenceId }) => recurrenceId,
  );
}
