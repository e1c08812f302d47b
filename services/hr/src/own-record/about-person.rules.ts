export const ABOUT_PERSON = 'atrium:about-person';
/** Key of the rule in the OpenAPI document. */
export const ABOUT_PERSON_EXTENSION = 'x-about-person';

/** What of an employee's record is decided for them. */
export const DECIDED = [
  ...(['joiningDate', 'confirmDate', 'employmentType'] as const),
  ...(['designationId', 'departmentId', 'managerId'] as const),
];
export type JobValue = (typeof DECIDED)[number];

/** Tables whose rows are somebody's, by their `employee_id`. */
export type PersonTable = 'asset' | 'employee_document' | 'job_change' | 'leave_request';

/**
 * Whom an operation changes something about. `own: 'refused'`: nobody does it to themselves; `in` names where the
 * employee's id stands, or with `through` that of a row of theirs; with `fields` only a change of those is refused.
 * `own: 'allowed'` says why it decides nothing that another person should.
 */
export type AboutPerson =
  | {
      own: 'refused';
      in: 'id' | 'employeeId';
      through?: PersonTable;
      fields?: readonly JobValue[];
    }
  | { own: 'allowed'; why: string };
