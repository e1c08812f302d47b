import { SCHEDULE_ASSIGNMENT, SHIFT } from '@atrium/contracts';
import { refusedField } from '../refused-field.rules.js';

interface Assignment {
  employeeId: string | null;
  departmentId: string | null;
  validFrom: string;
}

/**
 * Something is given to a person, a department or everybody, from a day that has not passed.
 * @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST
 */
export function checkAssignment({ employeeId, departmentId, validFrom }: Assignment, earliest: string): void {
  if (employeeId !== null && departmentId !== null)
    throw refusedField('departmentId', SCHEDULE_ASSIGNMENT.errors.ASSIGNMENT_FOR_BOTH);
  if (validFrom < earliest) throw refusedField('validFrom', SHIFT.errors.PLAN_BEGINS_IN_PAST);
}
