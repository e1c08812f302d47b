import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** The tab of `settings/attendance` besides the late policy. */
export const CORRECTIONS = 'corrections';

function useTab(): (label: string, page: string, name?: string) => LinkTab {
  const path = useCompanyPath();
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search).get('tab');
  return (label, page, name) => ({
    label,
    to: path(page) + (name ? `?tab=${name}` : ''),
    current: pathname === path(page) && chosen === (name ?? null),
  });
}

/** Tabs of the pages on which working hours are planned. */
export function useShiftTabs(): LinkTab[] {
  const tab = useTab();
  return [
    tab(t('Shifts'), 'settings/work'),
    tab(t('Schedules'), 'settings/schedules'),
    tab(t('Assignments'), 'settings/scheduleAssignments'),
    tab(t('Roster'), 'settings/roster'),
  ];
}

/** Tabs of the pages that say on which days nobody works. */
export function useHolidayTabs(): LinkTab[] {
  const tab = useTab();
  return [
    tab(t('Holidays'), 'settings/holidays'),
    tab(t('Holiday lists'), 'settings/holidayLists'),
    tab(t('List assignments'), 'settings/holidayListAssignments'),
  ];
}

/** Tabs of the pages that say what counts as attendance. */
export function useRuleTabs(): LinkTab[] {
  const tab = useTab();
  return [
    tab(t('Late policy'), 'settings/attendance'),
    tab(t('Corrections'), 'settings/attendance', CORRECTIONS),
    tab(t('Places'), 'settings/workplaces'),
  ];
}
