import { placeIn, pointOf, wallIn } from './points.rules.js';
import { readRule } from './repeat-rule.rules.js';
import type { RepeatRule } from './repeat-rule.types.js';
import { LAST_DAY, ruleDays } from './rule-days.rules.js';
import type { Series } from './series.types.js';
import { DAY_MS, dateOf, dayStart, spreadText, timeOfDay, wallOf } from './wall-time.rules.js';

/** The part of a series that its rule makes, in local times: extra, excluded and changed instances are not in it. */
export interface Repetition {
  timezone: string | null;
  start: number;
  /** Null for a single event. */
  rule: RepeatRule | null;
  /** No instance has a later local time. */
  lastWall: number;
  /** No instance begins later: a moment, or a date. */
  until: number | null;
}

/** Half-open, in local times. */
export interface WallRange {
  from: number;
  to: number;
}

/** @throws {RuleRefusedError} for a rule that was never accepted */
export function repetitionOf({
  timezone,
  ...series
}: Pick<Series, 'start' | 'rule' | 'timezone'>): Repetition {
  const start = wallOf(series.start);
  if (series.rule === null) return { timezone, start, rule: null, lastWall: start, until: null };
  const rule = readRule(series.rule);
  const until = untilOf(rule, timezone);
  // At a clock change an earlier local time can be a later moment, so a day more is looked at.
  const lastWall = until === null ? LAST_DAY * DAY_MS : wallIn(until, timezone) + DAY_MS;
  return {
    timezone,
    start,
    rule,
    until,
    lastWall: rule.count === null ? lastWall : lastCounted(rule, start),
  };
}

/** The last point in time that a rule includes: a moment, or a date of an all-day series. */
export function untilOf({ until }: Pick<RepeatRule, 'until'>, timezone: string | null): number | null {
  if (until === null) return null;
  const isDate = until.length === 8;
  if (timezone === null || !isDate) return pointOf(spreadText(until), timezone);
  return pointOf(dateOf(wallOf(spreadText(until)) + DAY_MS), timezone) - 1_000;
}

/** The local times at which instances begin, in order. The start is the first, whether its day is in the rule or not. */
export function* occurrenceWalls(repetition: Repetition, { from, to }: WallRange): Generator<number> {
  const { start, rule, lastWall } = repetition;
  if (start >= from && start < to) yield start;
  if (rule === null) return;
  const end = Math.min(to, lastWall + 1);
  for (const wall of wallsAfter(rule, start, Math.max(from, start + 1))) {
    if (wall >= end) return;
    if (beginsInTime(wall, repetition)) yield wall;
  }
}

/** The local times of a rule after its first, from a time on, without its end. */
function* wallsAfter(rule: RepeatRule, start: number, from: number): Generator<number> {
  const first = dayStart(start) / DAY_MS;
  const time = timeOfDay(start);
  const day = Math.max(first + 1, Math.ceil((from - time) / DAY_MS));
  for (const each of ruleDays(rule, first, { from: day, to: LAST_DAY })) yield each * DAY_MS + time;
}

function beginsInTime(wall: number, { until, lastWall, timezone }: Repetition): boolean {
  if (until === null || wall < lastWall - 3 * DAY_MS) return true;
  return placeIn(wall, timezone).moment <= until;
}

/** Counting is done once: the series of a calendar are looked at again and again. */
const KEPT = 10_000;
const kept = new Map<string, number>();

function lastCounted(rule: RepeatRule, start: number): number {
  const key = JSON.stringify([start, rule]);
  const found = kept.get(key) ?? countOn(rule, start);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** The local time of the last of `count` instances, of which the start is the first. */
function countOn(rule: RepeatRule, start: number): number {
  let [last, missing] = [start, (rule.count ?? 1) - 1];
  for (const wall of wallsAfter(rule, start, start)) {
    if (missing === 0) break;
    [last, missing] = [wall, missing - 1];
  }
  return last;
}
