import type { EmployeeStatus, FilterValue } from '@atrium/contracts';
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

/** What tells the statuses of people who work here apart, and those of people who do not. */
const PRESENT: Partial<Record<EmployeeStatus, string>> = {
  active: "e.invited_user_id is null and e.phase = 'active'",
  invited: 'e.invited_user_id is not null',
  onboarding: "e.invited_user_id is null and e.phase = 'onboarding'",
  suspended: "e.invited_user_id is null and e.phase = 'suspended'",
  notice: "e.invited_user_id is null and e.phase = 'notice'",
};
const PAST: Partial<Record<EmployeeStatus, string>> = {
  exited: "e.phase = 'exited'",
  archived: "e.phase <> 'exited'",
};

function statusFilter(value: FilterValue): ListFilter {
  const wanted = value.type === 'choice' ? new Set<string>(value.oneOf) : new Set<string>();
  const halves = [halfOf(wanted, PRESENT, false), halfOf(wanted, PAST, true)].filter((half) => half !== null);
  return {
    sql: halves.map(({ sql }) => (halves.length > 1 ? `(${sql})` : sql)).join(' or ') || 'false',
    values: halves.flatMap(({ values }) => values),
  };
}

function halfOf(
  wanted: ReadonlySet<string>,
  of: Record<string, string>,
  archived: boolean,
): ListFilter | null {
  const chosen = Object.entries(of).flatMap(([status, sql]) => (wanted.has(status) ? [sql] : []));
  if (chosen.length === 0) return null;
  const all = chosen.length === Object.keys(of).length;
  const narrowed = chosen.map((sql) => (chosen.length > 1 ? `(${sql})` : sql)).join(' or ');
  return {
    sql: all ? 'e.archived = ?' : `e.archived = ? and ${chosen.length > 1 ? `(${narrowed})` : narrowed}`,
    values: [archived],
  };
}
