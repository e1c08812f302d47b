import type { Lead } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { isStale } from '../lead.format.js';

/** Says that nothing has happened for the days of the lead's stage. */
export function StaleMark({ lead }: { lead: Lead }) {
  return isStale(lead, useLeadSetup()) ? <StatusText tone="warning">{t('Stale')}</StatusText> : null;
}
