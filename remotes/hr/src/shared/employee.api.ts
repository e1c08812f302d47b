import { EMPLOYEE, type Employee, type Ref } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/** Employees stand on the day board, and may have an account; the first one is a step of the company's beginning. */
export const employeeApi = recordApi(EMPLOYEE, 'hr/employees', {
  also: ['AttendanceBoard', 'User', 'NextStep', 'Department', 'Designation'],
});

const OFFERED = 20;

export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** People of the company whom a text finds. */
export const useEmployeeOffers: UseOffers = (search) => {
  const { data } = employeeApi.useList({ search: search || undefined, limit: OFFERED, sort: 'name' });
  return (data?.items ?? []).map((row) => ({ id: row.id, name: fullName(row), note: row.code }));
};

/** Somebody whose id stands in an address; undefined while the answer is on its way. */
export function useEmployeeRef(id: string | undefined): Ref | null | undefined {
  const { data, isLoading } = employeeApi.useGet(id);
  if (isLoading) return undefined;
  return data ? { id: data.id, name: fullName(data) } : null;
}
