import { EMPLOYEE, type Employee, type Ref } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/**
 * Employees are also on the day board and in teams and may have an account; the first one completes a next step, and
 * what waits for somebody who leaves passes to another.
 */
export const employeeApi = recordApi(EMPLOYEE, {
  also: ['AttendanceBoard', 'User', 'NextStep', 'Department', 'Designation', 'Team', 'Request', 'Badge'],
});

const OFFERED = 20;

export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Employees that match a text. */
export const useEmployeeOffers: UseOffers = (search) => {
  const { data } = employeeApi.useList({ search: search || undefined, limit: OFFERED, sort: 'name' });
  return (data?.items ?? []).map((row) => ({ id: row.id, name: fullName(row), note: row.code }));
};

/** The employee whose id is in the URL; undefined while loading. */
export function useEmployeeRef(id: string | undefined): Ref | null | undefined {
  const { data, isLoading } = employeeApi.useGet(id);
  if (isLoading) return undefined;
  return data ? { id: data.id, name: fullName(data) } : null;
}
