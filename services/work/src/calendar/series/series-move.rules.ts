import { placeText, textIn } from '../recurrence/points.rules.js';
import { readRule, writePattern } from '../recurrence/repeat-rule.rules.js';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Refused, Series, SeriesOverride } from '../recurrence/series.types.js';
import { DAY_MS, dayStart, timeOfDay, wallOf } from '../recurrence/wall-time.rules.js';
import { nominalWall } from './nominal-time.rules.js';
import { keepLastDay, shiftRule } from './rule-shift.rules.js';
import type { RuleQuestion, SeriesChange } from './series-edit.types.js';

/** The usual length of an event that becomes timed or all-day. */
const USUAL = { minutes: 60, days: 1 };

/** How the local times of a series change. */
interface Movement {
  timezone: string | null;
  days: number;
  isOtherTime: boolean;
  isOtherKind: boolean;
  text: (wall: number) => string;
}

/**
 * A whole series after one of its instances was moved, with the exceptions shifted alike.
 * @param at the original start of that instance
 */
export function moveSeries(series: Series, at: string, set: SeriesChange): Series | RuleQuestion | Refused {
  const move = movementOf(series, at, set);
  const { timezone, text, isOtherKind } = move;
  const start = text(wallOf(series.start));
  const rule = movedRule(series, move, set);
  if (typeof rule === 'object' && rule !== null) return rule;
  const accepted = rule === null ? { rule } : acceptRule(rule, { start, timezone });
  if ('refused' in accepted) return accepted;
  const usual = timezone === null ? USUAL.days : USUAL.minutes;
  const shift = (id: string) => text(nominalWall(series, id));
  return {
    timezone,
    start,
    ...accepted,
    length: set.length ?? (isOtherKind ? usual : series.length),
    exdates: series.exdates.map(shift),
    rdates: series.rdates.map(shift),
    overrides: series.overrides.map((each) => movedOverride(each, series, { ...move, shift })),
  };
}

function movementOf(series: Series, at: string, set: SeriesChange): Movement {
  const timezone = set.timezone === undefined ? series.timezone : set.timezone;
  const base = (wall: number) => (timezone === null ? dayStart(wall) : wall);
  const from = base(nominalWall(series, at));
  const shift = set.start === undefined ? 0 : base(writtenWall(set.start, timezone)) - from;
  // An extra date has a time of its own: what the rule makes of the movement, its start shows.
  const before = base(wallOf(series.start));
  return {
    timezone,
    days: (dayStart(before + shift) - dayStart(before)) / DAY_MS,
    isOtherTime: timezone !== series.timezone || timeOfDay(before + shift) !== timeOfDay(before),
    isOtherKind: (timezone === null) !== (series.timezone === null),
    text: (wall) => textIn(base(wall) + shift, timezone),
  };
}

/** A local time as it was given, also one that the clock skips. */
const writtenWall = (text: string, timezone: string | null): number =>
  text.endsWith('Z') ? placeText(text, timezone).wall : wallOf(text);

function movedRule(
  series: Series,
  { days, isOtherTime }: Movement,
  { rule }: SeriesChange,
): string | null | RuleQuestion {
  if (rule !== undefined) return rule;
  if (series.rule === null) return null;
  const shifted = shiftRule(series.rule, days);
  if (shifted === null) return { ask: 'rule' };
  return isOtherTime ? keepLastDay(shifted, series) : shifted;
}

function movedOverride(
  { start, length, ...override }: SeriesOverride,
  { timezone }: Series,
  { isOtherKind, text, shift }: Movement & { shift: (id: string) => string },
): SeriesOverride {
  return {
    ...override,
    recurrenceId: shift(override.recurrenceId),
    ...(start !== undefined && { start: text(writtenWall(start, timezone)) }),
    ...(length !== undefined && !isOtherKind && { length }),
  };
}

/** Whether a rule means other days, its end aside. */
export const isOtherPattern = (before: string | null, after: string | null): boolean =>
  before === null || after === null
    ? before !== after
    : writePattern(readRule(before)) !== writePattern(readRule(after));
