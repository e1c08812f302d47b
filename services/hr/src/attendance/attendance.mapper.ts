import { fullName } from '../employee/employee.record.js';

interface Attendee {
  id: string;
  firstName: string;
  lastName: string;
}

/** How the audit trail names an employee's attendance. */
export function attendanceResource(employee: Attendee) {
  return { kind: 'attendance', id: employee.id, title: fullName(employee) };
}
