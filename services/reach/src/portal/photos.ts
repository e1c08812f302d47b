import type { SignedInUser } from '@atrium/platform';

/** A person's own photo, from the service that keeps it. */
export interface OwnPhoto {
  /** Null without one. */
  fileId: string | null;
  /** The `FileUse` for uploading a new photo. */
  use: string;
}

/** Keeps photos of people: a provider that extends this class. The shell shows them wherever people appear. */
export abstract class PhotoSource {
  /** While this remote is off for the company, its photos are not shown. */
  abstract readonly remote: string | null;
  /** File ids of the photos that the person may see, by user id. */
  abstract find(user: SignedInUser, userIds: readonly string[]): Promise<Map<string, string>>;
  /** Null when it keeps no photo of this person. */
  abstract findOwn(user: SignedInUser): Promise<OwnPhoto | null>;
  /**
   * Sets or removes the person's own photo; only where `findOwn` is not null.
   * @throws {AppError} VALIDATION_FAILED on `fileId`
   */
  abstract setOwn(user: SignedInUser, fileId: string | null): Promise<void>;
}
