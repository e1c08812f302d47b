import type { ApiFailure } from '@atrium/sdk';

/** The rejection of an unwrapped mutation when the server refuses. */
export function refuse(status: number, error: ApiFailure['error']): Promise<never> {
  return Promise.reject(Object.assign(new Error(error.message), { status, error }));
}
