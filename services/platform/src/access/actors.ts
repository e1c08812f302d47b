import type { SignedInUser } from '../request/signed-in-user.js';

/** Port: who a person is now, for what is done in their name later or by their link. The service that owns users provides it. */
export abstract class Actors {
  /** Null when the person may not sign in any more. `sessionId` is empty. */
  abstract find(companyId: string, userId: string): Promise<SignedInUser | null>;
}
