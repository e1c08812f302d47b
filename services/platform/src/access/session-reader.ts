import type { Soon } from '../process/soon.js';
import type { SignedInUser } from '../request/signed-in-user.js';

/**
 * Finds the person that a session token belongs to. The identity service implements it; every request asks it, so it
 * caches.
 */
export abstract class SessionReader {
  /**
   * @param use `stream`: an open page asks without its person, so it does not count as activity
   * @returns null for an unknown, expired or ended session
   */
  abstract read(token: string, use?: 'request' | 'stream'): Soon<SignedInUser | null>;

  /**
   * Whether the session is still valid under any token: it gets a new token when its person confirms their password.
   */
  abstract goesOn(user: SignedInUser): Promise<boolean>;
}
