import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** The tab of `settings/work` that has the limits of corrections. */
export const CORRECTIONS = 'corrections';

/** Tabs of the pages on which working hours are planned. */
export function useWorkTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname, search } = useLocation();
  const isCorrections = new URLSearchParams(search).get('tab') === CORRECTIONS;
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page) && !isCorrections,
  });
  return [
    tab(t('Shifts'), 'settings/work'),
    tab(t('Schedules'), 'settings/schedules'),
    tab(t('Assignments'), 'settings/scheduleAssignments'),
    tab(t('Roster'), 'settings/roster'),
    tab(t('Holidays'), 'settings/holidays'),
    tab(t('Holiday lists'), 'settings/holidayLists'),
    tab(t('List assignments'), 'settings/holidayListAssignments'),
    {
      label: t('Corrections'),
      to: `${path('settings/work')}?tab=${CORRECTIONS}`,
      current: isCorrections,
    },
  ];
}
