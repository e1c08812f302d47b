import { can, type Action, type Employee, type PermissionSubject } from '@atrium/contracts';
import type { AccessRule } from '@atrium/platform';

/** Who keeps the company's people; everybody else sees no employee but in attendance. */
export const EMPLOYEE_RESOURCE = { tab: 'hrOperations', resource: 'addEmployee' } as const;

/** The rule of a route that does something to them. */
export const keepsEmployees = (action: Action): AccessRule => ({
  session: 'staff',
  permission: { ...EMPLOYEE_RESOURCE, action },
  remote: 'hr',
});

interface EmployeeState {
  archivedAt: Date | null;
  userId: string | null;
}

/** What the person may do to an employee in this state; the server checks the same when it is done. */
export function employeeTransitions(
  user: PermissionSubject,
  employee: EmployeeState,
): Employee['allowedTransitions'] {
  const may = (action: Action) => can(user, EMPLOYEE_RESOURCE.tab, EMPLOYEE_RESOURCE.resource, action);
  if (employee.archivedAt) return may('delete') ? ['restore'] : [];
  const transitions: Employee['allowedTransitions'] = [];
  if (may('update')) transitions.push('update');
  if (may('create') && !employee.userId) transitions.push('invite');
  if (may('delete')) transitions.push('archive');
  return transitions;
}
