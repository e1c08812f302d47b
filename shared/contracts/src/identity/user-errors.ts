import { defineErrors } from '../errors/define-errors.js';

/** Errors of accounts and invitations for people who are signed in. */
export const USER_ERRORS = defineErrors({
  ADMIN_ONLY: [403, 'Only an admin can do this to an admin.'],
  MORE_THAN_HELD: [403, 'You cannot give permissions that you do not have.'],
  LAST_ADMIN: [409, 'A company needs at least one active admin. Make someone else an admin first.'],
  SECOND_FACTOR_FIRST: [409, 'Set up two-step sign-in for yourself first: the rule applies to you too.'],
  SECOND_FACTOR_ON: [409, 'Two-step sign-in is already on.'],
  OWN_ACCOUNT: [409, 'You cannot do this to your own account.'],
});
