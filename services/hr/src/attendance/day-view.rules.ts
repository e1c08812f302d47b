import type { AttendanceDay, PresenceState, PunchKind } from '@atrium/contracts';
import type { PlacedPunch } from './attendance.rules.js';
import { countedMinutes } from './day-measure.rules.js';
import { isOpen, type DayRecord } from './day-record.rules.js';

/** The day as shown at a moment: an open session runs up to then, a forgotten one stops at its last punch. */
export function showDay(
  day: DayRecord,
  punches: Pick<PlacedPunch, 'kind' | 'at'>[],
  asOf: Date,
): AttendanceDay {
  const running = isOpen(day, asOf) ? Math.max(0, asOf.getTime() - day.stateSince.getTime()) : 0;
  const { workedMin, breakMin } = countedMinutes(
    {
      workedMs: day.workedMs + (day.state === 'in' ? running : 0),
      breakMs: day.breakMs + (day.state === 'break' ? running : 0),
    },
    day.shift,
  );
  return {
    workDate: day.workDate,
    timezone: day.timezone,
    state: stateAt(day, asOf),
    firstInAt: day.firstInAt.toISOString(),
    lastOutAt: day.lastOutAt?.toISOString() ?? null,
    workedMinutes: workedMin,
    breakMinutes: breakMin,
    punches: punches.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    asOf: asOf.toISOString(),
  };
}

/**
 * When the person was at work by the punches of a day, in their order; up to the moment while a session is open. Where
 * only the ends of a day count, time between two sessions is work.
 */
export function spansAtWork(
  day: DayRecord,
  punches: readonly { kind: PunchKind; at: Date }[],
  asOf: Date,
): { from: Date; to: Date }[] {
  const spans: { from: Date; to: Date }[] = [];
  const add = (from: Date, to: Date) => {
    const last = spans.at(-1);
    if (last?.to.getTime() === from.getTime()) last.to = to;
    else if (to > from) spans.push({ from, to });
  };
  let since: Date | null = null;
  let left: Date | null = null;
  for (const { kind, at } of punches) {
    if (since && kind !== 'in') add(since, at);
    if (left && day.shift?.countMode === 'firstLast') add(left, at);
    // A clock-in after a forgotten session begins anew.
    since = kind === 'in' || kind === 'breakEnd' ? at : null;
    left = kind === 'out' ? at : null;
  }
  if (since && isOpen(day, asOf)) add(since, asOf);
  return spans;
}

/** A work date without a punch. */
export function emptyDay(workDate: string, timezone: string, asOf: Date): AttendanceDay {
  return {
    workDate,
    timezone,
    state: 'notIn',
    firstInAt: null,
    lastOutAt: null,
    workedMinutes: 0,
    breakMinutes: 0,
    punches: [],
    asOf: asOf.toISOString(),
  };
}

function stateAt(day: DayRecord, asOf: Date): PresenceState {
  return isOpen(day, asOf) ? day.state : 'out';
}
