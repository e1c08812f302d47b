import { defineErrors } from '../errors/define-errors.js';

/** What the publishing of apps refuses. */
export const REGISTRY_ERRORS = defineErrors({
  RELEASE_EXISTS: [409, 'This version is already published with other bytes.'],
});
