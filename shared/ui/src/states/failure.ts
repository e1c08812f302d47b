import { isApiFailure, readFailure, type ApiFailure } from '@atrium/sdk';

/** The failure behind whatever a call threw: an unwrapped mutation, an axios error, or a fault of our own. */
export function toFailure(cause: unknown): ApiFailure {
  return isApiFailure(cause) ? cause : readFailure(cause);
}
