import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of the pages about employees, departments and designations. */
export function useEmployeeTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page),
  });
  return [
    tab(t('Employees'), 'employee/Management'),
    tab(t('Org chart'), 'employee/OrgChart'),
    tab(t('Departments'), 'employee/Departments'),
    tab(t('Designations'), 'employee/Designations'),
    tab(t('Documents'), 'employee/Documents'),
    tab(t('Letter templates'), 'employee/Letters'),
    tab(t('ID cards'), 'employee/IdCards'),
    tab(t('Assets'), 'employee/Assets'),
    tab(t('Checklists'), 'employee/Checklists'),
  ];
}
