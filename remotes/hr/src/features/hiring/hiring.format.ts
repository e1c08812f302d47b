import {
  APPLICATION_SOURCE_LABELS,
  labelOfHiringStage,
  type Application,
  type ApplicationState,
  type HiringStage,
  type OfferState,
  type OpeningState,
  type RequisitionState,
} from '@atrium/contracts';
import { formatMoney, t, translate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';
import { sayScore } from './interview.format.js';

export const REQUISITION_TONES: Record<RequisitionState, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  filled: 'info',
  cancelled: 'neutral',
};

export const OPENING_TONES: Record<OpeningState, Tone> = {
  hold: 'warning',
  open: 'success',
  closed: 'neutral',
  filled: 'info',
};

export const APPLICATION_TONES: Record<ApplicationState, Tone> = {
  applied: 'neutral',
  screened: 'info',
  assessment: 'info',
  interview: 'info',
  selected: 'warning',
  offer: 'warning',
  joined: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
};

export const OFFER_TONES: Record<OfferState, Tone> = {
  draft: 'neutral',
  sent: 'warning',
  accepted: 'success',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
  joined: 'success',
  missed: 'danger',
};

/** A year's pay. */
export const sayPay = (amount: number): string => formatMoney(amount, 'INR');

export const sayBudget = ({ budgetMin, budgetMax }: { budgetMin: number; budgetMax: number }): string =>
  t('{from} to {to} a year', { from: sayPay(budgetMin), to: sayPay(budgetMax) });

export const sayStage = (stage: HiringStage): string => translate(labelOfHiringStage(stage));

export const sayYears = (years: number): string =>
  t('{count, plural, one {# year} other {# years}}', { count: years });

export const sayDays = (days: number): string =>
  t('{count, plural, one {# day} other {# days}}', { count: days });

export const nameOfApplicant = ({ candidate }: Application): string => candidate.name;

/** What a card of the board says below the name. */
export const sayFacts = ({ score, experience, askedPay, source }: Application): string =>
  [
    score === null ? null : sayScore(score),
    experience === null ? null : sayYears(experience),
    askedPay === null ? null : sayPay(askedPay),
    translate(APPLICATION_SOURCE_LABELS[source]),
  ]
    .filter(Boolean)
    .join(' · ');
