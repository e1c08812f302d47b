import { addDays, daysBetween, earliest, latest } from '@atrium/contracts';
import type { BarDays, BarGroup, TimelineBar, TimelineZoom } from './timeline.types.js';

/** Width of a day, in pixels. */
export const DAY_PX: Record<TimelineZoom, number> = { day: 26, week: 12, month: 5 };

const ROOM_DAYS = 7;

/** Every shown day is drawn: a year that was mistyped would freeze the page. */
const MOST_DAYS_AROUND = 1100;

/**
 * The shown days: those of all bars and today, with some room on either side, and at most three years before and after
 * today.
 */
export function timelineSpan(bars: readonly BarDays[], today: string): BarDays {
  const first = addDays(today, -MOST_DAYS_AROUND);
  const last = addDays(today, MOST_DAYS_AROUND);
  const from = addDays(earliest(today, ...bars.map((bar) => bar.from)), -ROOM_DAYS);
  const to = addDays(latest(today, ...bars.map((bar) => bar.to)), ROOM_DAYS * 3);
  return { from: latest(from, first), to: earliest(to, last) };
}

/** A row of the timeline: a bar, or the heading of those that follow, with the days of all of them. */
export type TimelineRow = { bar: TimelineBar } | { group: BarGroup; days: BarDays; count: number };

/** The rows from above to below: before the first bar of each group stands its heading. */
export function timelineRows(bars: readonly TimelineBar[]): TimelineRow[] {
  return bars.flatMap((bar, index): TimelineRow[] => {
    const { group } = bar;
    if (!group || bars[index - 1]?.group?.key === group.key) return [{ bar }];
    const own = bars.filter((each) => each.group?.key === group.key);
    return [{ group, days: daysOfAll(own, bar), count: own.length }, { bar }];
  });
}

const daysOfAll = (bars: readonly BarDays[], first: BarDays): BarDays =>
  bars.reduce<BarDays>(
    (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
    first,
  );

/** Where a bar lies: pixels from the start of the span, and its width; what goes on beyond the span ends at its edge. */
export function placeBar(bar: BarDays, span: BarDays, dayPx: number) {
  const within = (day: string) => latest(span.from, earliest(day, span.to));
  const from = within(bar.from);
  return {
    start: daysBetween(span.from, from) * dayPx,
    width: (daysBetween(from, within(bar.to)) + 1) * dayPx,
  };
}

/** What is held of a bar: all of it, or one of its ends. */
export type BarGrip = 'whole' | 'from' | 'to';

/** A bar that was moved or resized by days; it lasts at least one day. */
export function shiftBar({ from, to }: BarDays, grip: BarGrip, days: number): BarDays {
  const last = daysBetween(from, to);
  if (grip === 'from') return { from: addDays(from, Math.min(days, last)), to };
  if (grip === 'to') return { from, to: addDays(to, Math.max(days, -last)) };
  return { from: addDays(from, days), to: addDays(to, days) };
}

/**
 * The bars behind a changed one that would begin before what they wait for has ended, and where they would go. Bars
 * keep their length; a fixed bar stays and is not in the answer. A circle of bars is followed once.
 */
export function hitBars(bars: readonly TimelineBar[], id: string, changed: BarDays): Map<string, BarDays> {
  const moved = new Map([[id, changed]]);
  const queue = [id];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const end = moved.get(at)?.to ?? '';
    for (const bar of bars) {
      if (!bar.after?.includes(at) || bar.fixed || bar.id === id) continue;
      const now = moved.get(bar.id) ?? bar;
      const days = daysBetween(now.from, end) + 1;
      if (days <= 0 || queue.length > bars.length ** 2) continue;
      if (daysBetween(bar.from, now.from) + days > LONGEST_DAYS) continue;
      moved.set(bar.id, shiftBar(now, 'whole', days));
      queue.push(bar.id);
    }
  }
  moved.delete(id);
  return moved;
}

/** Further than this no bar is pushed: bars that wait for each other would never stop. */
const LONGEST_DAYS = 3660;

/** The path of an arrow from the end of one bar to the beginning of another, in pixels. */
export function arrowPath(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const out = from.x + 8;
  const middle =
    to.x - 8 >= out ? '' : `V ${String(from.y + (to.y > from.y ? 16 : -16))} H ${String(to.x - 8)} `;
  return `M ${String(from.x)} ${String(from.y)} H ${String(out)} ${middle}V ${String(to.y)} H ${String(to.x)}`;
}
