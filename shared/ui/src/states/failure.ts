import { isApiFailure, readFailure, type ApiFailure } from '@atrium/sdk';

/** Converts anything that a call threw: an unwrapped mutation, an axios error, or a bug of our own. */
export function toFailure(cause: unknown): ApiFailure {
  return isApiFailure(cause) ? cause : readFailure(cause);
}
