import { floorTo, type Hundredths } from './leave-amount.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';
import { partOn, type LeaveSpan } from './leave-span.rules.js';

export type HoursRefusal =
  | 'NOT_A_QUARTER_HOUR'
  | 'END_BEFORE_START'
  | 'NO_WORKING_DAYS'
  | 'OUTSIDE_SHIFT'
  | 'OVERLAP'
  | 'INSUFFICIENT_BALANCE';

/** Wall clock, `HH:MM`. */
export interface ClockSpan {
  startTime: string;
  endTime: string;
}

export interface HoursShift {
  start: string;
  end: string;
  breakStart: string | null;
  breakMin: number;
}

/** A shift as it is planned; its break has a length and no hour. */
export type HalvedShift = Omit<HoursShift, 'breakStart'> & { halfAt: string | null };

interface HoursTaken {
  from: string;
  startTime: string | null;
  endTime: string | null;
}

export interface HoursAsked {
  request: ClockSpan;
  /** Null: no shift, or an off-day. */
  shift: HoursShift | null;
  /** Other leave on that date, a half day as its part of the shift. */
  others: readonly ClockSpan[];
  /** Null: no balance is kept. */
  available: Hundredths | null;
  onShortfall: LeaveTypeRules['onShortfall'];
}

export interface HoursAnswer {
  hours: Hundredths;
  unpaid: Hundredths;
  /** Minutes that the day still asks for. */
  requiredMin: number;
}

const QUARTER_MIN = 15;
const QUARTER: Hundredths = 25;
const DAY_MIN = 1_440;

/** Leave in hours on one working date, inside the shift; its break is left out. */
export function answerHours(asked: HoursAsked): HoursAnswer | HoursRefusal {
  const { request, shift, others } = asked;
  if ([request.startTime, request.endTime].some((time) => minuteOf(time) % QUARTER_MIN !== 0))
    return 'NOT_A_QUARTER_HOUR';
  const span = spanIn(shift, request);
  if (span.to <= span.from) return 'END_BEFORE_START';
  if (!shift) return 'NO_WORKING_DAYS';
  const whole = shiftSpan(shift);
  if (span.from < whole.from || span.to > whole.to) return 'OUTSIDE_SHIFT';
  const minutes = workMinutes(span, shift);
  if (minutes === 0) return 'NO_WORKING_DAYS';
  const taken = others.map((other) => spanIn(shift, other));
  if (taken.some((other) => shared(span, other) > 0)) return 'OVERLAP';
  const hours = toHours(minutes);
  const unpaid = unpaidOf(hours, asked);
  if (unpaid > 0 && asked.onShortfall === 'refuse') return 'INSUFFICIENT_BALANCE';
  const absent = taken.reduce((sum, other) => sum + workMinutes(other, shift), minutes);
  return { hours, unpaid, requiredMin: Math.max(0, whole.to - whole.from - shift.breakMin - absent) };
}

const toHours = (minutes: number): Hundredths => Math.round((minutes * 100) / 60);

function unpaidOf(hours: Hundredths, { available }: HoursAsked): Hundredths {
  return available === null ? 0 : Math.max(0, hours - floorTo(Math.max(0, available), QUARTER));
}

interface Minutes {
  from: number;
  to: number;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** An end that is not after the start is on the next day. */
function shiftSpan({ start, end }: Pick<HoursShift, 'start' | 'end'>): Minutes {
  const [from, to] = [minuteOf(start), minuteOf(end)];
  return { from, to: to > from ? to : to + DAY_MIN };
}

/** Minutes since the midnight before the shift; of a night shift the morning hours are those of the next day. */
function spanIn(shift: HoursShift | null, { startTime, endTime }: ClockSpan): Minutes {
  const place = (time: string) => {
    const minute = minuteOf(time);
    if (!shift) return minute;
    const { from, to } = shiftSpan(shift);
    return minute < from && minute + DAY_MIN <= to ? minute + DAY_MIN : minute;
  };
  return { from: place(startTime), to: place(endTime) };
}

/** A half of a shift by the clock. */
function halfSpan(shift: HalvedShift, half: 'firstHalf' | 'secondHalf'): ClockSpan {
  const middle = clockOf(middleOf(shift) % DAY_MIN);
  return half === 'firstHalf'
    ? { startTime: shift.start, endTime: middle }
    : { startTime: middle, endTime: shift.end };
}

/** When of a date other leave is taken. */
export function timesTaken(
  { inDays, inHours }: { inDays: readonly LeaveSpan[]; inHours: readonly HoursTaken[] },
  date: string,
  shift: HalvedShift | null,
): ClockSpan[] {
  const halves = inDays.flatMap((other) => {
    const part = partOn(other, date);
    return part === 'full' || !shift ? [] : [halfSpan(shift, part)];
  });
  const hours = inHours
    .filter(({ from }) => from === date)
    .map(({ startTime, endTime }) => ({ startTime: startTime ?? '', endTime: endTime ?? '' }));
  return [...halves, ...hours];
}

/** The halves of a shift that hours of leave lie in. */
export function halvesOf(shift: HalvedShift, span: ClockSpan): ('firstHalf' | 'secondHalf')[] {
  const placed = spanIn({ ...shift, breakStart: null }, span);
  return (['firstHalf', 'secondHalf'] as const).filter(
    (half) => shared(placed, spanIn({ ...shift, breakStart: null }, halfSpan(shift, half))) > 0,
  );
}

/** The minutes of work of a shift. */
export function plannedMinutes(shift: HalvedShift): number {
  const whole = shiftSpan(shift);
  return Math.max(0, whole.to - whole.from - shift.breakMin);
}

function middleOf({ start, end, halfAt }: Omit<HalvedShift, 'breakMin'>): number {
  const whole = shiftSpan({ start, end });
  if (halfAt === null) return Math.floor((whole.from + whole.to) / 2);
  const half = minuteOf(halfAt);
  return half < whole.from ? half + DAY_MIN : half;
}

/** When the break of a shift is taken that has no hour of its own: around the middle, from a quarter hour on. */
export function breakStartOf({ start, end, halfAt, breakMin }: HalvedShift): string | null {
  if (breakMin === 0) return null;
  const whole = shiftSpan({ start, end });
  const middle = middleOf({ start, end, halfAt });
  const from = Math.floor((middle - breakMin / 2) / QUARTER_MIN) * QUARTER_MIN;
  return clockOf(Math.max(whole.from, from) % DAY_MIN);
}

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes of a span that are no break. */
function workMinutes(span: Minutes, shift: HoursShift): number {
  if (shift.breakStart === null) return span.to - span.from;
  const { from } = spanIn(shift, { startTime: shift.breakStart, endTime: shift.breakStart });
  return span.to - span.from - shared(span, { from, to: from + shift.breakMin });
}

const shared = (a: Minutes, b: Minutes): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
