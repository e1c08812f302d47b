import { addDays, daysBetween, type ShiftPreview, type ShiftStay } from '@atrium/contracts';
import type { CalendarDate } from '../person-calendar/person-calendar.rules.js';

/** Which days of whom, and the shift that is asked for. */
export interface AskedShift {
  employeeId: string;
  fromDay: string;
  toDay: string;
  shiftId: string;
}

/** What is known of the days of people. */
export interface ShiftDayFacts {
  on: (employeeId: string, date: string) => CalendarDate | undefined;
  leaveOn: (employeeId: string, date: string) => 'whole' | 'part' | null;
  /** Clocked in already: the shift of the day is fixed then. */
  hasBegun: (employeeId: string, date: string) => boolean;
  /** The first day that is not over, neither where the person is nor where the company is. */
  todayOf: (employeeId: string) => string;
}

/** What a request makes of each of its days: days off, holidays and whole days of leave stay as they are. */
export function shiftDays(asked: AskedShift, facts: ShiftDayFacts): ShiftPreview['days'] {
  const { employeeId, fromDay, toDay } = asked;
  return Array.from({ length: daysBetween(fromDay, toDay) + 1 }, (_, index) => {
    const date = addDays(fromDay, index);
    const day = date < facts.todayOf(employeeId) ? undefined : facts.on(employeeId, date);
    const shift = day?.weeklyOff ? null : (day?.shift ?? null);
    return {
      date,
      before: shift && { name: shift.name, start: shift.start, end: shift.end },
      stays: day ? stayOf(day, asked, facts) : 'past',
      holiday: day?.holiday ?? null,
      partLeave: day !== undefined && facts.leaveOn(employeeId, date) === 'part',
    };
  });
}

function stayOf(
  day: CalendarDate,
  { employeeId, shiftId }: AskedShift,
  facts: ShiftDayFacts,
): ShiftStay | null {
  if (facts.hasBegun(employeeId, day.date)) return 'begun';
  if (!day.joined) return 'notEmployed';
  if (day.weeklyOff) return 'off';
  if (day.holiday !== null) return 'holiday';
  if (facts.leaveOn(employeeId, day.date) === 'whole') return 'leave';
  return day.shift?.id === shiftId ? 'same' : null;
}

export const changedDates = (days: ShiftPreview['days']): string[] =>
  days.filter(({ stays }) => stays === null).map(({ date }) => date);
