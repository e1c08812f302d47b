import { defineErrors } from '../errors/define-errors.js';

/** Errors of publishing apps. */
export const REGISTRY_ERRORS = defineErrors({
  RELEASE_EXISTS: [409, 'This version is already published with different content.'],
});
