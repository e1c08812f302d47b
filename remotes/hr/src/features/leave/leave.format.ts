import {
  REQUEST_STATE_LABELS,
  type LeaveLedgerKind,
  type LeavePreview,
  type RequestState,
} from '@atrium/contracts';
import { formatDate, formatNumber, msg, t, translate } from '@atrium/sdk';
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
