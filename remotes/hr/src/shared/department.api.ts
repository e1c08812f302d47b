import { DEPARTMENT } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { SelectOption, UseOffers } from '@atrium/ui';

/** A change of a department also changes the people that are shown with it. */
export const departmentApi = recordApi(DEPARTMENT, {
  also: ['Employee', 'AttendanceBoard'],
});

/** Departments that match a text, for choosing one. */
export const useDepartmentOffers: UseOffers = (search) => {
  const { data } = departmentApi.useList({ search: search || undefined, limit: 20 });
  return (data?.items ?? []).map(({ id, name, code }) => ({ id, name, note: code }));
};

/** The department whose id is in the URL; undefined while loading. */
export function useDepartmentRef(id: string | undefined) {
  const { data, isLoading } = departmentApi.useGet(id);
  return isLoading ? undefined : (data ?? null);
}

/** All departments by name, for a filter of people. */
export function useDepartmentNames(): SelectOption[] {
  const { data } = departmentApi.useList({ limit: 500 });
  return (data?.items ?? []).map(({ name }) => ({ value: name, label: name }));
}
