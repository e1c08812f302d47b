import type { SignedInUser } from '../request/signed-in-user.js';

const MINUTE = 60_000;
/** For this long after a sign-in or a confirmed password, nobody is asked for the password again. */
const GOOD_FOR = 15 * MINUTE;

export function isConfirmed({ confirmedAt }: Pick<SignedInUser, 'confirmedAt'>, now: Date): boolean {
  return confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < GOOD_FOR;
}
