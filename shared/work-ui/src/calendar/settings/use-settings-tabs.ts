import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of the pages on which a company sets up its calendar. */
export function useSettingsTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page),
  });
  return [tab(t('Rules'), 'settings/calendar'), tab(t('Rooms'), 'settings/rooms')];
}
