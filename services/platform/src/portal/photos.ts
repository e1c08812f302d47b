import type { SignedInUser } from '../access/signed-in-user.js';

/** A service that keeps photos of people: a provider that extends this. The shell shows them wherever people stand. */
export abstract class PhotoSource {
  /** While this remote is off for the company, its photos are not shown. */
  abstract readonly remote: string | null;
  /** The files of those users who have a photo that the person may see, by user. */
  abstract find(user: SignedInUser, userIds: readonly string[]): Promise<Map<string, string>>;
}
