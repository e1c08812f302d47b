/** What of an employee's record is decided for them. */
export const DECIDED = [
  ...(['joiningDate', 'attendanceFrom', 'confirmDate', 'employmentType'] as const),
  ...(['designationId', 'departmentId', 'managerId'] as const),
];
export type JobValue = (typeof DECIDED)[number];

/** Tables whose rows are somebody's, by their `employee_id`. */
export type PersonTable = 'asset' | 'employee_document' | 'job_change' | 'leave_request';

/**
 * Of whom an operation is: `in` names where the employee's id stands, or with `through` that of a row of theirs. With
 * `fields` only a change of those is refused.
 */
export interface NotOwn {
  in: 'id' | 'employeeId';
  through?: PersonTable;
  fields?: readonly JobValue[];
}

export type AboutPerson = ({ own: 'refused' } & NotOwn) | { own: 'allowed'; why: string };
