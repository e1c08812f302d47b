import { isWorkingDate, type CalendarDate } from '../person-calendar/person-calendar.rules.js';
import { FULL, HALF, type Hundredths } from './leave-amount.rules.js';

export type LeavePart = 'full' | 'firstHalf' | 'secondHalf';
export type LeaveState =
  'draft' | 'pending' | 'approved' | 'taken' | 'declined' | 'withdrawn' | 'cancelRequested' | 'cancelled';

/** A request in days. */
export interface LeaveSpan {
  id: string;
  /** The code or id of its type. */
  type: string;
  from: string;
  to: string;
  startPart: LeavePart;
  endPart: LeavePart;
  state: LeaveState;
}

/** What leave needs to know of a date of a person. */
export type LeaveDay = Pick<CalendarDate, 'weeklyOff' | 'holiday' | 'optionalHoliday'>;
export type LeaveCalendar = (date: string) => LeaveDay;

const LIVE: readonly LeaveState[] = ['pending', 'approved', 'taken', 'cancelRequested'];
const GRANTED: readonly LeaveState[] = ['approved', 'taken', 'cancelRequested'];

/** Whether its days are taken from the balance or reserved in it. */
export const isLive = ({ state }: Pick<LeaveSpan, 'state'>): boolean => LIVE.includes(state);
/** Whether its days are taken. */
export const isGranted = ({ state }: Pick<LeaveSpan, 'state'>): boolean => GRANTED.includes(state);

export const isOff = (day: LeaveDay): boolean => !isWorkingDate(day);

export const covers = ({ from, to }: LeaveSpan, date: string): boolean => from <= date && date <= to;

/** The part of a date within the span that it takes. */
export function partOn({ from, to, startPart, endPart }: LeaveSpan, date: string): LeavePart {
  if (date === from) return startPart;
  return date === to ? endPart : 'full';
}

export const amountOf = (part: LeavePart): Hundredths => (part === 'full' ? FULL : HALF);

export type DayHalf = 'firstHalf' | 'secondHalf';
export const takesHalf = (part: LeavePart, half: DayHalf): boolean => part === 'full' || part === half;
