import { dayIn, type Lead, type LeadStage } from '@atrium/contracts';
import { formatMoney } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const STAGE_TONES: Record<LeadStage, Tone> = {
  new: 'neutral',
  assigned: 'info',
  contacting: 'info',
  qualified: 'warning',
  proposal_sent: 'info',
  won: 'success',
  lost: 'danger',
  on_hold: 'neutral',
  recycled: 'neutral',
};

const PAISE = 100;

/** An amount in paise, in whole rupees. */
export const sayValue = (paise: number): string =>
  formatMoney(paise / PAISE, 'INR', { maximumFractionDigits: 0 });

export const nameOfLead = ({ name, company }: Pick<Lead, 'name' | 'company'>): string => company ?? name;

/** Whether what is to be done next is late. */
export const isLate = ({ nextOn }: Pick<Lead, 'nextOn'>, zone: string): boolean =>
  nextOn !== null && nextOn < dayIn(new Date(), zone);
