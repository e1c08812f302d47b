import { defineErrors } from '../errors/define-errors.js';

/** What employees and their hours refuse. */
export const HR_ERRORS = defineErrors({
  EMPLOYEE_CODE_TAKEN: [409, 'This employee code is taken.'],
  ALREADY_ACTIVE: [409, 'This person already has an active account.'],
  ALREADY_CLOCKED_IN: [409, 'You are already clocked in.'],
  NOT_CLOCKED_IN: [409, 'You are not clocked in.'],
  ALREADY_ON_BREAK: [409, 'You are already on a break.'],
  NOT_ON_BREAK: [409, 'You are not on a break.'],
  DAY_FULL: [409, 'Your day already has 24 hours. Clock in tomorrow.'],
  NO_EMPLOYEE_RECORD: [409, 'You have no employee record yet. Ask HR to create one.'],
  EMPLOYEE_ARCHIVED: [409, 'This employee is archived. Restore them first.'],
  TOO_MANY_DOCUMENTS: [409, 'This employee has too many documents. Delete some first.'],
  MANAGER_CYCLE: [409, 'This manager reports to the person you are editing.'],
});
