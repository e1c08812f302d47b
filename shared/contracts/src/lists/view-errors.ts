import { defineErrors } from '../errors/define-errors.js';

/** What saved views refuse. */
export const VIEW_ERRORS = defineErrors({
  VIEW_NAME_TAKEN: [409, 'You have another view with this name.'],
});
