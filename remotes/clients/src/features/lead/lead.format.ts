import { ENDED_LEAD_STAGES, type Lead, type LeadSetup } from '@atrium/contracts';
import { formatMoney } from '@atrium/sdk';

const DAY_MS = 86_400_000;

/** An amount in paise, in whole rupees. */
export const sayValue = (paise: number): string => formatMoney(paise, 'INR', { maximumFractionDigits: 0 });

export const nameOfLead = ({ name, company }: Pick<Lead, 'name' | 'company'>): string => company ?? name;

/** Whether what is to be done next is late. */
export const isLate = ({ nextAt }: Pick<Lead, 'nextAt'>, now = new Date()): boolean =>
  nextAt !== null && new Date(nextAt) < now;

/** Whether nothing has happened for the days of the lead's stage. */
export function isStale(
  { stageKey, quietSince, archivedAt, stage }: Pick<Lead, 'stageKey' | 'quietSince' | 'archivedAt' | 'stage'>,
  { stages }: LeadSetup,
): boolean {
  const days = stages.find(({ key }) => key === stageKey)?.staleDays ?? null;
  const isOpen = !archivedAt && !ENDED_LEAD_STAGES.includes(stage);
  return isOpen && days !== null && Date.now() - new Date(quietSince).getTime() > days * DAY_MS;
}
