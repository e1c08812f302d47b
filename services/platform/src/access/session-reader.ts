import type { SignedInUser } from './signed-in-user.js';

/** Who a session token belongs to. Implemented by the identity service; asked on every request, so it caches. */
export abstract class SessionReader {
  /** @returns null for an unknown, expired or ended session */
  abstract read(token: string): Promise<SignedInUser | null>;
}
