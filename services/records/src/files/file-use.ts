import type { SignedInUser } from '@atrium/platform';

/** Sizes of an image's variants, in pixels; larger images are scaled down. */
export interface ImageSizes {
  /** Longest edge. */
  full: number;
  /** Edge of an additional small square, for lists. */
  small?: number;
  /** The full variant is a square too, cut from the middle of the image. */
  square?: true;
}

/**
 * A purpose for which files are kept, contributed by the service that owns their records: a provider that extends this
 * class. It decides who may upload and who may read. Every upload names a use.
 */
export abstract class FileUse {
  /** The service, a dot, words with hyphens: `hr.employee-photo`. */
  abstract readonly key: string;
  /** While this remote is off for the company, files of this use can be neither uploaded nor read. */
  abstract readonly remote: string | null;
  abstract readonly accepts: 'images' | 'documents';
  abstract readonly maxBytes: number;
  abstract readonly image: ImageSizes;
  /** Everybody may read attached files without a session: see `FileReader.readOpen`. */
  readonly open?: true;
  /** Clients may upload and read too, as far as the use lets them; all other uses are closed to them. */
  readonly forClients?: true;

  abstract mayUpload(user: SignedInUser): boolean;
  /** Whether the record that has the file exists and is not archived. Inside `TenantDb.run`, like `mayRead`. */
  abstract isThere(recordId: string): Promise<boolean>;
  /** Called only for a record that exists. */
  abstract mayRead(user: SignedInUser, recordId: string): Promise<boolean>;
}

/** Whether this kind of person has anything to do with files of this use. */
export const isFor = ({ forClients }: FileUse, { role }: Pick<SignedInUser, 'role'>): boolean =>
  role !== 'client' || forClients === true;
