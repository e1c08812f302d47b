import { addDays } from '@atrium/contracts';
import type { Shift } from '../person-calendar/shift.rules.js';
import { momentOf } from './wall-clock.rules.js';

const MINUTE_MS = 60_000;

/** What attendance needs of a shift. */
export type ShiftTimes = Omit<Shift, 'id' | 'name'>;

/** A shift on one date, as moments. */
export interface ShiftInstance {
  startAt: Date;
  endAt: Date;
  halfAt: Date;
  /** Elapsed from start to end: a night over a clock change has an hour more or less. */
  realMin: number;
  plannedMin: number;
  /** By how much a clock change shortens it. */
  missingMin: number;
  /** A clock-in from here ... */
  windowFrom: Date;
  /** ... to here, both included, belongs to this shift. */
  windowTo: Date;
  autoCloseAt: Date;
}

/** The shift that begins on a date. */
export function shiftInstance(shift: ShiftTimes, date: string, timezone: string): ShiftInstance {
  const { start, end } = shift;
  const startAt = momentOf(date, start, timezone);
  const endAt = later(startAt, momentOf(end > start ? date : addDays(date, 1), end, timezone));
  const realMin = minutes(endAt.getTime() - startAt.getTime());
  return {
    startAt,
    endAt,
    halfAt: halfOf(shift, date, timezone) ?? plus(startAt, Math.floor(realMin / 2)),
    realMin,
    plannedMin: Math.max(0, realMin - shift.breakMin),
    missingMin: Math.max(0, nominalMinutes(start, end) - realMin),
    windowFrom: plus(startAt, -shift.windowBefore),
    windowTo: plus(endAt, shift.windowAfter),
    autoCloseAt: plus(endAt, shift.autoCloseAfter ?? shift.windowAfter),
  };
}

/** Whether a moment lies in the window, ends included. */
export function holds({ windowFrom, windowTo }: ShiftInstance, at: Date): boolean {
  return at >= windowFrom && at <= windowTo;
}

/** Whole minutes, rounded down. */
export function minutes(milliseconds: number): number {
  return Math.floor(milliseconds / MINUTE_MS);
}

function plus(at: Date, count: number): Date {
  return new Date(at.getTime() + count * MINUTE_MS);
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function halfOf({ start, halfAt }: ShiftTimes, date: string, timezone: string): Date | null {
  return halfAt === null ? null : momentOf(halfAt > start ? date : addDays(date, 1), halfAt, timezone);
}

/** Minutes that the clock shows between two times of day. */
function nominalMinutes(start: string, end: string): number {
  const span = ofDay(end) - ofDay(start);
  return span > 0 ? span : span + 1_440;
}

function ofDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
