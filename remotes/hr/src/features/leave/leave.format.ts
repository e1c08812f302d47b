import {
  REQUEST_STATE_LABELS,
  type LeaveLedgerKind,
  type LeavePreview,
  type RequestState,
} from '@atrium/contracts';
import { formatDate, formatMinutes, formatNumber, formatTimeOfDay, msg, t, translate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

/** `3.5 days`. */
export const daysInWords = (days: number): string =>
  t('{count, plural, one {# day} other {# days}}', { count: days });

/** `+8` or `−2`. */
export const signed = (days: number): string => formatNumber(days, { signDisplay: 'exceptZero' });

const SHORT = { day: 'numeric', month: 'short' } as const;

/** `9 Jul`, or `9 Jul – 14 Jul 2026`. */
export function datesInWords(from: string, to: string): string {
  const last = formatDate(to, { ...SHORT, year: 'numeric' });
  return from === to ? last : `${formatDate(from, SHORT)} – ${last}`;
}

const PARTS = { firstHalf: msg('first half'), secondHalf: msg('second half') };

interface Dates {
  from: string;
  to: string;
  startPart: 'full' | 'firstHalf' | 'secondHalf';
  endPart: 'full' | 'firstHalf' | 'secondHalf';
  startTime: string | null;
  endTime: string | null;
}

/** `9 Jul – 14 Jul 2026`, `8 Dec 2026, second half`, `8 Dec, second half – 9 Dec 2026`, `8 Dec 2026, 10:00–12:00`. */
export function leaveDatesInWords({ from, to, startPart, endPart, startTime, endTime }: Dates): string {
  const last = formatDate(to, { ...SHORT, year: 'numeric' });
  if (startTime && endTime)
    return t('{day}, {part}', {
      day: last,
      part: `${formatTimeOfDay(startTime)}–${formatTimeOfDay(endTime)}`,
    });
  if (from === to) return withPart(last, startPart === 'full' ? endPart : startPart);
  return `${withPart(formatDate(from, SHORT), startPart)} – ${withPart(last, endPart)}`;
}

const withPart = (day: string, part: Dates['startPart']): string =>
  part === 'full' ? day : t('{day}, {part}', { day, part: translate(PARTS[part]) });

const MINUTES_PER_HOUR = 60;
const hoursInWords = (hours: number): string => formatMinutes(hours * MINUTES_PER_HOUR);

/** `2 days`, or `2 h 30 min` of a type in hours. */
export const amountInWords = ({ days, hours }: { days: number; hours: number | null }): string =>
  hours === null ? daysInWords(days) : hoursInWords(hours);

/** `2.5`, or `2 h 30 min` of a type in hours. */
export const countInWords = (count: number, hourly: boolean): string =>
  hourly ? hoursInWords(count) : formatNumber(count);

/** `4 → 2`. */
export const changeInWords = (
  { before, after }: { before: number; after: number },
  hourly: boolean,
): string =>
  t('{before} → {after}', { before: countInWords(before, hourly), after: countInWords(after, hourly) });

const TONES: Partial<Record<RequestState, Tone>> = {
  pending: 'warning',
  cancelRequested: 'warning',
  approved: 'success',
  declined: 'danger',
};

export const stateOf = (state: RequestState): { tone: Tone; words: string } => ({
  tone: TONES[state] ?? 'neutral',
  words: translate(REQUEST_STATE_LABELS[state]),
});

const LEDGER_WORDS: Record<LeaveLedgerKind, string> = {
  grant: msg('Credited for the year'),
  accrual: msg('Earned'),
  carryIn: msg('Carried over'),
  carryExpiry: msg('Expired'),
  take: msg('Taken'),
  restore: msg('Given back'),
  encash: msg('Paid out'),
  adjust: msg('Corrected'),
};

export const ledgerInWords = (kind: LeaveLedgerKind): string => translate(LEDGER_WORDS[kind]);

const WHY: Record<LeavePreview['dates'][number]['why'], string> = {
  working: msg('Working day'),
  weeklyOff: msg('Weekly off'),
  holiday: msg('Holiday'),
  sandwich: msg('Between days of leave'),
};

/** Why a date counts or does not. */
export const whyInWords = ({ why, holiday }: LeavePreview['dates'][number]): string =>
  holiday ?? translate(WHY[why]);
