import type { SignedInUser } from '@atrium/platform';

/** A person's own photo, as the service that keeps it knows it. */
export interface OwnPhoto {
  /** Null without one. */
  fileId: string | null;
  /** The `FileUse` that an upload of another is announced with. */
  use: string;
}

/** A service that keeps photos of people: a provider that extends this. The shell shows them wherever people stand. */
export abstract class PhotoSource {
  /** While this remote is off for the company, its photos are not shown. */
  abstract readonly remote: string | null;
  /** The files of those users who have a photo that the person may see, by user. */
  abstract find(user: SignedInUser, userIds: readonly string[]): Promise<Map<string, string>>;
  /** Null when it keeps no photo of this person. */
  abstract findOwn(user: SignedInUser): Promise<OwnPhoto | null>;
  /**
   * The person sets their own photo, or takes it away; only where `findOwn` knows one.
   * @throws {AppError} VALIDATION_FAILED on `fileId`
   */
  abstract setOwn(user: SignedInUser, fileId: string | null): Promise<void>;
}
