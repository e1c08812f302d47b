import type { FeedEvent } from './feed.types.js';
import { writeZone } from './written-zone.rules.js';

/** The zones of events, one after the other. @param year the present one: clock changes without a rule are listed for ten years ahead */
export function* writeZones(events: readonly FeedEvent[], year: number): Generator<string[]> {
  for (const [zone, from] of firstYears(events)) yield keptZone(zone, Math.min(from, year), year);
}

/** Each zone with the year of its first event. */
function firstYears(events: readonly FeedEvent[]): Map<string, number> {
  const years = new Map<string, number>();
  for (const { timezone, start } of events) {
    if (timezone === null || timezone === 'UTC') continue;
    years.set(timezone, Math.min(years.get(timezone) ?? Infinity, Number(start.slice(0, 4))));
  }
  return new Map([...years].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const KEPT = 500;
const kept = new Map<string, string[]>();

/** Programs ask for their feeds every hour, mostly with the same zones. */
function keptZone(zone: string, from: number, year: number): string[] {
  const key = `${zone} ${String(from)} ${String(year)}`;
  const lines = kept.get(key) ?? writeZone(zone, from, year);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, lines);
  return lines;
}
