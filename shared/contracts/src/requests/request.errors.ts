import { defineErrors } from '../errors/define-errors.js';

/** Errors of requests. A stale version and a transition that is not possible are errors that every area knows. */
export const REQUEST_ERRORS = defineErrors({
  OWN_REQUEST: [403, 'You cannot decide your own request.'],
  NOT_YOUR_TURN: [403, 'Someone else decides this request now.'],
  ALREADY_DECIDED: [409, 'Someone has already decided this request.'],
  REASON_REQUIRED: [400, 'Give a reason for declining.'],
  DAY_LOCKED: [409, 'Payroll has closed these days, so they can no longer change.'],
  NO_APPROVER: [409, 'No one can decide this request. Ask an admin to name a manager.'],
  NO_ROLE_APPROVER: [
    409,
    'No one else holds the role that decides this request. Ask an admin to give it to someone else.',
  ],
  NO_LEAVE_APPROVER: [
    409,
    'No one else may approve leave. Ask an admin to give someone else the permission to approve leave.',
  ],
  NO_ATTENDANCE_APPROVER: [
    409,
    'No one else may approve attendance. Ask an admin to give someone else the permission to approve attendance.',
  ],
  NO_SALARY_APPROVER: [
    409,
    'No one else may approve salaries. Ask an admin to give someone else the permission to approve salaries.',
  ],
  NO_PAYROLL_APPROVER: [
    409,
    'No one else may approve payroll. Ask an admin to give someone else the permission to approve payroll.',
  ],
  NEEDS_A_LOOK: [409, 'Open this request before you approve it.'],
  APPROVER_NEEDED: [400, 'Choose who decides this step.'],
  APPROVER_LEFT: [409, 'This person has left or cannot sign in. Choose someone else.'],
  APPROVER_MISSING: [409, 'No one who works here holds this now. Choose someone else.'],
  APPROVER_AGAIN: [
    409,
    'An earlier step already asks them about the same requests, so it would come back to them.',
  ],
  TYPE_UNKNOWN: [400, 'Choose types from the list.'],
  DELEGATE_NEEDED: [400, 'Choose a colleague who works here now.'],
  DELEGATION_OVERLAPS: [409, 'You already have a stand-in on some of these dates.'],
});
