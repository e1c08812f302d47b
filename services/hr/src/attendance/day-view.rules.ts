import type { AttendanceDay, PresenceState } from '@atrium/contracts';
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
