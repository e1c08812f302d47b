import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of the pages on which leave is set up. */
export function useLeaveSettingsTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page),
  });
  return [
    tab(t('Leave types'), 'settings/leaves'),
    tab(t('Leave policies'), 'settings/leavePolicies'),
    tab(t('Blocked dates'), 'settings/blockedLeave'),
  ];
}
