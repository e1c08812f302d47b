import { EMPLOYEE_SORTS, EMPLOYEE_STATUSES, type EmployeeListQuery } from '@atrium/contracts';
import { useSearchParams } from 'react-router-dom';

export type EmployeeFilters = Pick<EmployeeListQuery, 'search' | 'status' | 'department' | 'sort'>;

const SORTS = EMPLOYEE_SORTS.flatMap((column) => [column, `-${column}`] as const);

/** Search, filters and order of the table, kept in the address. */
export function useEmployeeFilters() {
  const [params, setParams] = useSearchParams();
  const filters: EmployeeFilters = {
    search: params.get('search') ?? undefined,
    status: EMPLOYEE_STATUSES.find((status) => status === params.get('status')),
    department: params.get('department') ?? undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
  };
  const change = (changes: { [Name in keyof EmployeeFilters]?: string }) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  return {
    filters,
    change,
    filtered: Boolean(filters.search ?? filters.status ?? filters.department),
    clear: () => change({ search: '', status: '', department: '' }),
  };
}
