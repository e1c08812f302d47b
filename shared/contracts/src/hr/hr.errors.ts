import { defineErrors } from '../errors/define-errors.js';

/** Errors of attendance. */
export const HR_ERRORS = defineErrors({
  ALREADY_CLOCKED_IN: [409, 'You are already clocked in.'],
  NOT_CLOCKED_IN: [409, 'You are not clocked in.'],
  ALREADY_ON_BREAK: [409, 'You are already on a break.'],
  NOT_ON_BREAK: [409, 'You are not on a break.'],
  DAY_FULL: [409, 'Your day already has 24 hours. Clock in tomorrow.'],
  OUTSIDE_LOCATION: [409, 'You are not at a place where you clock in and out.'],
  POSITION_NEEDED: [
    409,
    'Let your browser say where you are, then try again: people clock in at their place of work.',
  ],
  NO_EMPLOYEE_RECORD: [409, 'You have no employee record yet. Ask HR to create one.'],
});
