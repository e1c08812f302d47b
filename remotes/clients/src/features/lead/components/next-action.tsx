import type { Lead } from '@atrium/contracts';
import { formatDate, formatTimeOfDay, t } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { isLate } from '../lead.format.js';

/** What is to be done next and when; late is red. */
export function NextAction({ lead }: { lead: Lead }) {
  const { nextAction, nextOn, nextTime } = lead;
  if (nextAction === null && nextOn === null) return <span className="at-muted">{t('No next action')}</span>;
  const when = [
    nextOn && formatDate(nextOn, { day: 'numeric', month: 'short' }),
    nextTime && formatTimeOfDay(nextTime),
  ].filter(Boolean);
  // In Arabic, say, an English text without <bdi> would pull the number of the day to its side.
  const said = (
    <>
      {nextAction !== null && <bdi>{nextAction}</bdi>}
      {nextAction !== null && when.length > 0 && ' · '}
      {when.join(' · ')}
    </>
  );
  return isLate(lead) ? <StatusText tone="danger">{said}</StatusText> : <span>{said}</span>;
}
