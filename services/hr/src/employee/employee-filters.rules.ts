import type { FilterValue } from '@atrium/contracts';
import type { ListFilter } from '@atrium/records';

/** The filters of the list; `status` decides which half of every index is read. */
export const EMPLOYEE_FILTERS = {
  status: statusFilter,
  department: departmentFilter,
  employmentType: 'e.employment_type',
  joiningDate: 'e.joining_date',
  manager: 'e.manager_id',
  account: accountFilter,
};

/** Filters by the expression that the list sorts by, so that a department's rows are adjacent in that index. */
function departmentFilter(value: FilterValue): ListFilter {
  const values = value.type === 'choice' ? [...value.oneOf] : [];
  const places = values.map(() => '?').join(', ');
  const sorted = values.map(() => 'lower(?)').join(', ');
  return {
    sql: `e.department in (${places}) and e.sort_department in (${sorted})`,
    values: [...values, ...values],
  };
}

function accountFilter(value: FilterValue): ListFilter {
  const has = value.type === 'yesNo' && value.yes;
  return { sql: has ? 'e.user_id is not null' : 'e.user_id is null', values: [] };
}

function statusFilter(value: FilterValue): ListFilter {
  const wanted = value.type === 'choice' ? new Set(value.oneOf) : new Set<string>();
  const present = [
    wanted.has('active') && 'e.invited_user_id is null',
    wanted.has('invited') && 'e.invited_user_id is not null',
  ].filter((part) => part !== false);
  const atWork = present.length === 1 ? `e.archived = ? and ${present.join()}` : 'e.archived = ?';
  if (!wanted.has('archived')) return { sql: atWork, values: [false] };
  if (present.length === 0) return { sql: 'e.archived = ?', values: [true] };
  return present.length === 2
    ? { sql: 'true', values: [] }
    : { sql: `e.archived = ? or (${atWork})`, values: [true, false] };
}
