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

export type EmployeeRights = Record<'create' | 'update' | 'delete', boolean>;

/** What the person may do to employees at all. */
export function employeeRights(user: PermissionSubject): EmployeeRights {
  const may = (action: Action) => can(user, EMPLOYEE_RESOURCE.tab, EMPLOYEE_RESOURCE.resource, action);
  return { create: may('create'), update: may('update'), delete: may('delete') };
}

interface EmployeeState {
  archivedAt: Date | null;
  userId: string | null;
}

/** What who has these rights may do to an employee in this state; the server checks the same when it is done. */
export function employeeTransitions(
  rights: EmployeeRights,
  employee: EmployeeState,
): Employee['allowedTransitions'] {
  if (employee.archivedAt) return rights.delete ? ['restore'] : [];
  const transitions: Employee['allowedTransitions'] = [];
  if (rights.update) transitions.push('update');
  if (rights.create && !employee.userId) transitions.push('invite');
  if (rights.delete) transitions.push('archive');
  return transitions;
}
