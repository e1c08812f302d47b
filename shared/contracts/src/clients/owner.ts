import { defineErrors } from '../errors/define-errors.js';

/** Leads, clients and projects are given to people who can open them. */
export const OWNER_ERRORS = defineErrors({
  OWNER_CANNOT_OPEN: [
    400,
    'This person could not open it. Choose someone who has the permission, or ask an admin to give it to them under Users.',
  ],
});
