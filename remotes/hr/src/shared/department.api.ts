import { DEPARTMENT } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { SelectOption, UseOffers } from '@atrium/ui';

/** People are shown with their department: a change of one shows in them, too. */
export const departmentApi = recordApi(DEPARTMENT, 'hr/departments', {
  also: ['Employee', 'AttendanceBoard'],
});

/** Departments that a text finds, for whoever is put into one. */
export const useDepartmentOffers: UseOffers = (search) => {
  const { data } = departmentApi.useList({ search: search || undefined, limit: 20 });
  return (data?.items ?? []).map(({ id, name, code }) => ({ id, name, note: code }));
};

/** All of them by name, as a filter of people has them. */
export function useDepartmentNames(): SelectOption[] {
  const { data } = departmentApi.useList({ limit: 500 });
  return (data?.items ?? []).map(({ name }) => ({ value: name, label: name }));
}
