import type { SignedInUser } from '../request/signed-in-user.js';

const MINUTE = 60_000;
/** So long after a sign-in, or after the password was asked again, nobody is asked for it. */
const GOOD_FOR = 15 * MINUTE;

export function isConfirmed({ confirmedAt }: Pick<SignedInUser, 'confirmedAt'>, now: Date): boolean {
  return confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < GOOD_FOR;
}
