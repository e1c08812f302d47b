import { wallClock, type AttendanceDay } from '@atrium/contracts';

/** A stretch of one work date, in minutes since that date's midnight in the employee's time zone. */
export interface DaySegment {
  kind: 'work' | 'break';
  from: number;
  to: number;
  /** The session is still open, so the segment ends at the time of the answer. */
  open: boolean;
}

/** The hours of a board's axis, as whole hours since midnight; `to` may exceed 24 for a night. */
export interface DayAxis {
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const DAY_MINUTES = 1_440;
const OFFICE_HOURS: DayAxis = { from: 8, to: 20 };

/** The worked and break segments of a day, in order. */
export function daySegments(day: AttendanceDay): DaySegment[] {
  const segments: DaySegment[] = [];
  const minuteOf = minuteReader(day);
  let current: { kind: DaySegment['kind']; from: number } | null = null;
  for (const punch of day.punches) {
    const at = minuteOf(punch.at);
    if (current) segments.push({ ...current, to: at, open: false });
    current =
      punch.kind === 'out' ? null : { kind: punch.kind === 'breakStart' ? 'break' : 'work', from: at };
  }
  if (current) segments.push({ ...current, to: Math.max(current.from, minuteOf(day.asOf)), open: true });
  return segments;
}

export interface ShiftHours {
  start: string;
  end: string;
}

export interface Stretch {
  from: number;
  to: number;
}

/** A shift in minutes since midnight; one that ends at night reaches beyond 1440. */
export function shiftStretch({ start, end }: ShiftHours): Stretch {
  const [from, until] = [minutesOf(start), minutesOf(end)];
  return { from, to: until > from ? until : until + DAY_MINUTES };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/** The smallest axis of whole hours that shows office hours, every shift and every segment. */
export function axisFor(days: AttendanceDay[], shifts: readonly ShiftHours[] = []): DayAxis {
  const segments: Stretch[] = [...days.flatMap(daySegments), ...shifts.map(shiftStretch)];
  return segments.reduce(
    (axis, segment) => ({
      from: Math.min(axis.from, Math.floor(segment.from / MINUTES_PER_HOUR)),
      to: Math.max(axis.to, Math.ceil(segment.to / MINUTES_PER_HOUR)),
    }),
    OFFICE_HOURS,
  );
}

/** Position of a minute on the axis, 0 to 1. */
export function axisFraction(axis: DayAxis, minute: number): number {
  const start = axis.from * MINUTES_PER_HOUR;
  return Math.min(1, Math.max(0, (minute - start) / ((axis.to - axis.from) * MINUTES_PER_HOUR)));
}

/** Minutes since the work date's midnight in the employee's time zone; above 1440 on the next day. */
export function minuteReader(day: Pick<AttendanceDay, 'workDate' | 'timezone'>): (moment: string) => number {
  const midnight = Date.parse(day.workDate);
  return (moment) => Math.floor((wallClock(new Date(moment), day.timezone).getTime() - midnight) / MINUTE_MS);
}
