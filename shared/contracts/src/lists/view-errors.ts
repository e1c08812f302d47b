import { defineErrors } from '../errors/define-errors.js';

/** Errors of saved views. */
export const VIEW_ERRORS = defineErrors({
  VIEW_NAME_TAKEN: [409, 'You have another view with this name.'],
});
