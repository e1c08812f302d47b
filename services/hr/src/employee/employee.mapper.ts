import type { Employee, EmployeeStatus, PermissionSubject } from '@atrium/contracts';
import type { EmployeeEntity } from './employee.entity.js';
import { employeeTransitions } from './employee.policy.js';

/** @param managers names by id of at least the employee's manager */
export function toEmployee(
  employee: EmployeeEntity,
  user: PermissionSubject,
  managers: ReadonlyMap<string, string>,
): Employee {
  const { managerId } = employee;
  return {
    id: employee.id,
    code: employee.code,
    firstName: employee.firstName,
    lastName: employee.lastName,
    workEmail: employee.workEmail,
    phone: employee.phone,
    designation: employee.designation,
    department: employee.department,
    employmentType: employee.employmentType,
    joiningDate: employee.joiningDate,
    timezone: employee.timezone,
    manager: managerId ? { id: managerId, name: managers.get(managerId) ?? '' } : null,
    status: statusOf(employee),
    userId: employee.userId,
    archivedAt: employee.archivedAt?.toISOString() ?? null,
    version: employee.version,
    allowedTransitions: employeeTransitions(user, employee),
  };
}

export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`;
}

function statusOf({ archivedAt, invitedUserId }: EmployeeEntity): EmployeeStatus {
  if (archivedAt) return 'archived';
  return invitedUserId ? 'invited' : 'active';
}
