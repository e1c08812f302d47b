import { ASSIGNMENT_ERRORS, SHIFT, type AssignmentValues } from '@atrium/contracts';
import { refusedField } from '@atrium/platform';

/**
 * Something is given to a person, a department or everybody, from a day that has not passed.
 * @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST
 */
export function checkAssignment(
  { employeeId, departmentId, validFrom }: AssignmentValues,
  earliest: string,
): void {
  if (employeeId !== null && departmentId !== null)
    throw refusedField('departmentId', ASSIGNMENT_ERRORS.ASSIGNMENT_FOR_BOTH);
  if (validFrom < earliest) throw refusedField('validFrom', SHIFT.errors.PLAN_BEGINS_IN_PAST);
}
