import { defineErrors } from '../errors/define-errors.js';

/** Errors of accounts and invitations for people who are signed in. */
export const USER_ERRORS = defineErrors({
  MORE_THAN_HELD: [403, 'You cannot give more than you hold yourself.'],
  LAST_ADMIN: [409, 'A company keeps at least one active admin.'],
  SECOND_FACTOR_FIRST: [
    409,
    'Set up two-step sign-in for yourself first: you would be the first to need it.',
  ],
  SECOND_FACTOR_ON: [409, 'Two-step sign-in is on already.'],
  OWN_ACCOUNT: [409, 'You cannot do this to your own account.'],
});
