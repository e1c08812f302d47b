import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of the pages on which working hours are planned. */
export function useWorkTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page),
  });
  return [
    tab(t('Shifts'), 'settings/work'),
    tab(t('Schedules'), 'settings/schedules'),
    tab(t('Assignments'), 'settings/scheduleAssignments'),
    tab(t('Roster'), 'settings/roster'),
    tab(t('Holidays'), 'settings/holidays'),
    tab(t('Holiday lists'), 'settings/holidayLists'),
    tab(t('List assignments'), 'settings/holidayListAssignments'),
  ];
}
