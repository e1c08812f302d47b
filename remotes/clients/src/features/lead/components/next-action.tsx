import type { Lead } from '@atrium/contracts';
import { formatDate, t, useUser } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { isLate } from '../lead.format.js';

/** What is to be done next and when; late is red. */
export function NextAction({ lead }: { lead: Lead }) {
  const { timezone } = useUser().company;
  const { nextAction, nextOn } = lead;
  if (nextAction === null && nextOn === null) return <span className="at-muted">{t('No next action')}</span>;
  const words = [nextAction, nextOn && formatDate(nextOn, { day: 'numeric', month: 'short' })];
  const said = words.filter(Boolean).join(' · ');
  return isLate(lead, timezone) ? <StatusText tone="danger">{said}</StatusText> : <span>{said}</span>;
}
