import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** The tab of `settings/leaves` that has the approval steps. */
export const APPROVALS = 'approvals';

/** Tabs of the pages on which leave is set up. */
export function useLeaveSettingsTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname, search } = useLocation();
  const isApprovals = new URLSearchParams(search).get('tab') === APPROVALS;
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page) && !isApprovals,
  });
  return [
    tab(t('Leave types'), 'settings/leaves'),
    tab(t('Leave policies'), 'settings/leavePolicies'),
    tab(t('Blocked dates'), 'settings/blockedLeave'),
    {
      label: t('Approval steps'),
      to: `${path('settings/leaves')}?tab=${APPROVALS}`,
      current: isApprovals,
    },
  ];
}
