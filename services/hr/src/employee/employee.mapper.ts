import type { Employee, EmployeeStatus } from '@atrium/contracts';
import type { EmployeeEntity } from './employee.entity.js';
import { employeeTransitions, type EmployeeRights } from './employee.policy.js';

type Shown =
  | 'id'
  | 'code'
  | 'firstName'
  | 'lastName'
  | 'workEmail'
  | 'phone'
  | 'designation'
  | 'department'
  | 'employmentType'
  | 'joiningDate'
  | 'timezone'
  | 'managerId'
  | 'userId'
  | 'invitedUserId'
  | 'photoFileId'
  | 'archivedAt'
  | 'version';

/** An employee with the manager's name, as the contract shows them. */
export type EmployeeRow = Pick<EmployeeEntity, Shown> & { managerName: string | null };

export function toEmployee(employee: EmployeeRow, rights: EmployeeRights): Employee {
  const { managerId, managerName } = employee;
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
    manager: managerId ? { id: managerId, name: managerName ?? '' } : null,
    status: statusOf(employee),
    userId: employee.userId,
    photoFileId: employee.photoFileId,
    archivedAt: employee.archivedAt?.toISOString() ?? null,
    version: employee.version,
    allowedTransitions: employeeTransitions(rights, employee),
  };
}

export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`;
}

function statusOf({ archivedAt, invitedUserId }: EmployeeRow): EmployeeStatus {
  if (archivedAt) return 'archived';
  return invitedUserId ? 'invited' : 'active';
}

/** What the audit trail says of an employee. */
export function auditedEmployee(employee: EmployeeEntity, manager: string | null) {
  const { code, firstName, lastName, workEmail, phone, designation, department } = employee;
  const { employmentType, joiningDate, timezone, archivedAt, userId } = employee;
  return {
    ...{ code, firstName, lastName, workEmail, phone, designation, department },
    ...{ employmentType, joiningDate, timezone, manager, archivedAt },
    invited: employee.invitedUserId !== null,
    account: userId !== null,
    photo: employee.photoFileId !== null,
  };
}
