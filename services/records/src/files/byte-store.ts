import type { Readable } from 'node:stream';

/** Both ends included, like the Range header. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Stores the bytes of files by key; a key consists of words with slashes between them. No file is read whole into
 * memory. Bytes are stored before any row refers to their key, in a folder that the database already knows.
 */
export abstract class ByteStore {
  /** Stores all bytes or none. @throws {Error} also when the source ends early */
  abstract put(key: string, source: Readable, size: number): Promise<void>;
  /** @throws {Error} when the key does not exist */
  abstract get(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything below the folder; an absent folder is no error. */
  abstract removeFolder(folder: string): Promise<void>;
}
