import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of `settings/work` besides the shifts. */
export const CORRECTIONS = 'corrections';
export const LATE_POLICY = 'late';

/** Tabs of the pages on which working hours are planned. */
export function useWorkTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search).get('tab');
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page) && chosen === null,
  });
  const inWork = (label: string, name: string): LinkTab => ({
    label,
    to: `${path('settings/work')}?tab=${name}`,
    current: chosen === name,
  });
  return [
    tab(t('Shifts'), 'settings/work'),
    tab(t('Schedules'), 'settings/schedules'),
    tab(t('Assignments'), 'settings/scheduleAssignments'),
    tab(t('Roster'), 'settings/roster'),
    tab(t('Holidays'), 'settings/holidays'),
    tab(t('Holiday lists'), 'settings/holidayLists'),
    tab(t('List assignments'), 'settings/holidayListAssignments'),
    tab(t('Places'), 'settings/workplaces'),
    inWork(t('Late policy'), LATE_POLICY),
    inWork(t('Corrections'), CORRECTIONS),
  ];
}
