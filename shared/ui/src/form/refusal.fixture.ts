import type { ApiFailure } from '@atrium/sdk';

/** What an unwrapped mutation rejects with when the server refuses. */
export function refuse(status: number, error: ApiFailure['error']): Promise<never> {
  return Promise.reject(Object.assign(new Error(error.message), { status, error }));
}
