import {
  dayIn,
  type BoardNote,
  type BoardState,
  type DayBoard,
  type PresenceState,
  type PunchKind,
} from '@atrium/contracts';
import type { Tone } from '@atrium/ui';
import { formatDate, formatMinutes, formatTime, formatTimeOfDay, msg, t, translate } from '@atrium/sdk';

/** `5:40` for 340 minutes. */
export function hoursAndMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `09:24` in the given time zone, or `09:24 IST` where that is not the reader's. */
export const clockTime = (moment: string, zone: string): string => formatTime(moment, { zone });

/** `Mon, 29 Jun 2026` for the business day 2026-06-29. */
export function dayInWords(day: string): string {
  return formatDate(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

const PRESENCE_LABELS: Record<PresenceState, string> = {
  in: msg('In'),
  break: msg('On break'),
  out: msg('Out'),
  notIn: msg('Not in yet'),
};

/** What is known of a day apart from anybody's punches. */
export interface DayKind {
  dayOff: boolean;
  isToday: boolean;
}

/** Nobody is expected on a day off, nor on a day that is not today. */
export function presenceInWords(state: PresenceState, { dayOff, isToday }: DayKind): string {
  if (state === 'notIn' && dayOff) return t('Day off');
  if (state === 'notIn' && !isToday) return t('No punches');
  return translate(PRESENCE_LABELS[state]);
}

export function dayKindOf({ date, timezone, dayOff }: DayBoard): DayKind {
  return { dayOff, isToday: date === dayIn(new Date(), timezone) };
}

export const PRESENCE_TONES = { in: 'success', break: 'warning', out: 'neutral', notIn: 'ring' } as const;

/** What the day board can be narrowed to. */
export function boardStateInWords(state: BoardState, kind: DayKind): string {
  if (state === 'late') return t('Late');
  return state === 'leave' ? t('On leave') : presenceInWords(state, kind);
}

/** `Late 42 min`, `Late 1 h 11 min`. */
export const lateInWords = (minutes: number): string => t('Late {time}', { time: formatMinutes(minutes) });

const LEAVE_PARTS = {
  full: msg('On leave'),
  firstHalf: msg('Leave in the first half'),
  secondHalf: msg('Leave in the second half'),
  hours: msg('Some hours of leave'),
} as const;

/** `Late 12 min`, `On leave`, `Expected at 10:00`. */
export function noteInWords(note: NonNullable<BoardNote>): string {
  if (note.kind === 'late') return lateInWords(note.minutes);
  if (note.kind === 'expected') return t('Expected at {time}', { time: formatTimeOfDay(note.start) });
  if (note.kind === 'leave') return translate(LEAVE_PARTS[note.part]);
  if (note.kind === 'holiday') return note.name;
  return note.kind === 'absent' ? t('Absent') : t('Day off');
}

export const NOTE_TONES: Record<NonNullable<BoardNote>['kind'], Tone | 'ring'> = {
  late: 'warning',
  absent: 'danger',
  expected: 'ring',
  leave: 'leave',
  holiday: 'neutral',
  dayOff: 'neutral',
};

const PUNCH_LABELS: Record<PunchKind, string> = {
  in: msg('Clock in'),
  breakStart: msg('Start break'),
  breakEnd: msg('End break'),
  out: msg('Clock out'),
};

export const punchInWords = (kind: PunchKind): string => translate(PUNCH_LABELS[kind]);
