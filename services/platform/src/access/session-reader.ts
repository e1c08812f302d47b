import type { SignedInUser } from '../request/signed-in-user.js';

/** Who a session token belongs to. Implemented by the identity service; asked on every request, so it caches. */
export abstract class SessionReader {
  /**
   * @param use `stream`: an open page asks by itself, which is no sign of a person's activity
   * @returns null for an unknown, expired or ended session
   */
  abstract read(token: string, use?: 'request' | 'stream'): Promise<SignedInUser | null>;

  /** Whether the session is still good, by whatever token: it is given another one when its person proves who they are. */
  abstract goesOn(user: SignedInUser): Promise<boolean>;
}
