import type { SignedInUser } from '@atrium/platform';

/** Pixels of an image's variants; what is larger is made smaller. */
export interface ImageSizes {
  /** Longest edge. */
  full: number;
  /** Of a small square beside it, for lists. */
  small?: number;
  /** full is a square, too: the middle of the image. */
  square?: true;
}

/**
 * What files are kept for, offered by the service that owns their records: a provider that extends this. It decides
 * who may upload and who may read; without one, no file can be uploaded.
 */
export abstract class FileUse {
  /** The service, dot, words with hyphens: `hr.employee-photo`. */
  abstract readonly key: string;
  /** While this remote is off for the company, its files are neither taken nor given out. */
  abstract readonly remote: string | null;
  abstract readonly accepts: 'images' | 'documents';
  abstract readonly maxBytes: number;
  abstract readonly image: ImageSizes;
  /** Anybody may read what is attached, without a session: see `FileReader.readOpen`. */
  readonly open?: true;

  abstract mayUpload(user: SignedInUser): boolean;
  /** Whether the record that the file is attached to is there and not archived. Inside `TenantDb.run`, as `mayRead`. */
  abstract isThere(recordId: string): Promise<boolean>;
  /** Of a record that is there. */
  abstract mayRead(user: SignedInUser, recordId: string): Promise<boolean>;
}
