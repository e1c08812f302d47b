import { t } from '@atrium/sdk';
import { personFilter, refFilter } from '@atrium/ui';
import { clientApi, useClientOffers } from './client.api.js';
import { leadApi, useLeadOffers } from './lead.api.js';

export const OWNER_FILTER = personFilter({ label: () => t('Owner'), opens: 'clients' });
export const PROJECT_MANAGER_FILTER = personFilter({ label: () => t('Project manager'), opens: 'projects' });
export const ACCOUNT_MANAGER_FILTER = personFilter({ label: () => t('Account manager'), opens: 'clients' });

export const CLIENT_FILTER = refFilter({
  label: () => t('Client'),
  useOffers: useClientOffers,
  useRef: (id) => clientApi.useGet(id).data,
});

export const LEAD_FILTER = refFilter({
  label: () => t('Lead'),
  useOffers: useLeadOffers,
  useRef: (id) => leadApi.useGet(id).data,
});
