import type { SignedInUser } from '../request/signed-in-user.js';

/**
 * Port: finds a person by id with the rights they have now, for work done later in their name or through their link.
 * The service that owns users implements it.
 */
export abstract class Actors {
  /** Returns null when the person may no longer sign in. `sessionId` is empty. */
  abstract find(companyId: string, userId: string): Promise<SignedInUser | null>;
}
