import { occurrenceWalls, repetitionOf, type Repetition } from '../recurrence/repetition.rules.js';
import { RuleRefusedError } from '../recurrence/rule-refused.error.js';
import { DAY_MS, parseWall, spreadText } from '../recurrence/wall-time.rules.js';
import { lineOf, linesOf, type Component } from './components.rules.js';

/** A time zone by the rules that a file itself has in a VTIMEZONE: the moment of a local time. */
export type OwnZone = (wall: number) => number;

/** A change of the clock: its local times, by the clock before it, and the offsets before and after in milliseconds. */
interface ClockChange {
  times: Repetition[];
  before: number;
  after: number;
}

/** @returns null for a VTIMEZONE without readable offsets */
export function readOwnZone(part: Component): OwnZone | null {
  const changes = part.parts.map(readChange).filter((change) => change !== null);
  const [first] = changes.toSorted((a, b) => firstTime(a) - firstTime(b));
  if (!first) return null;
  return (wall) => {
    const past = changes.map((change) => ({ ...change, at: lastTime(change, wall) }));
    const latest = past.reduce((a, b) => (b.at > a.at ? b : a));
    if (latest.at === -Infinity) return wall - first.before;
    // A local time that the clock skips is read with the offset before the change.
    const isSkipped = wall - latest.at < latest.after - latest.before;
    return wall - (isSkipped ? latest.before : latest.after);
  };
}

function readChange(part: Component): ClockChange | null {
  const [before, after] = [offsetOf(part, 'TZOFFSETFROM'), offsetOf(part, 'TZOFFSETTO')];
  const extra = linesOf(part, 'RDATE').flatMap(({ value }) => value.split(','));
  const rule = lineOf(part, 'RRULE')?.value ?? null;
  const times = [
    ...timesOf(lineOf(part, 'DTSTART')?.value ?? '', rule),
    ...extra.flatMap((text) => timesOf(text, null)),
  ];
  return before === null || after === null || times.length === 0 ? null : { before, after, times };
}

function offsetOf(part: Component, name: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(lineOf(part, name)?.value ?? '') ?? [];
  if (!sign) return null;
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return (sign === '-' ? -total : total) * 1_000;
}

/** The local times of a change. Without a rule that can be read there is only the first. */
function timesOf(basic: string, rule: string | null): Repetition[] {
  const start = spreadText(basic.trim());
  if (parseWall(start) === null) return [];
  try {
    return [repetitionOf({ start, rule, timezone: 'UTC' })];
  } catch (error) {
    if (error instanceof RuleRefusedError) return [repetitionOf({ start, rule: null, timezone: 'UTC' })];
    throw error;
  }
}

const firstTime = ({ times }: ClockChange): number => Math.min(...times.map(({ start }) => start));

/** The last time of a change up to a local time; -Infinity before the first. */
const lastTime = ({ times }: ClockChange, wall: number): number =>
  Math.max(...times.map((repetition) => lastOccurrence(repetition, wall)));

/** Almost all changes are yearly; the rule of one that is no longer made has ended before. */
function lastOccurrence(repetition: Repetition, wall: number): number {
  const last = Math.min(wall, repetition.lastWall);
  const times = occurrenceWalls(repetition, { from: last - 800 * DAY_MS, to: last + 1 });
  return [...times].at(-1) ?? -Infinity;
}
