import { defineErrors } from '../errors/define-errors.js';

/** Errors of requests. A stale version and a transition that is not possible are errors that every area knows. */
export const REQUEST_ERRORS = defineErrors({
  OWN_REQUEST: [403, 'You cannot decide your own request.'],
  NOT_YOUR_TURN: [403, 'Someone else decides this request now.'],
  ALREADY_DECIDED: [409, 'Someone has already decided this request.'],
  REASON_REQUIRED: [400, 'Give a reason for declining.'],
  DAY_LOCKED: [409, 'Payroll has closed these days, so they can no longer change.'],
  NO_APPROVER: [409, 'No one can decide this request. Ask an admin to name a manager.'],
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
