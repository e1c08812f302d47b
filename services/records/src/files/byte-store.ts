import type { Readable } from 'node:stream';

/** Both ends included, as in the header Range. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Where the bytes of files lie: by key, words with slashes between them. Nothing is read whole into memory. A key is
 * written before anything refers to it, and below a folder that the database knows already.
 */
export abstract class ByteStore {
  /** Writes all of it or nothing. @throws {Error} also when the source ends early */
  abstract put(key: string, source: Readable, size: number): Promise<void>;
  /** @throws {Error} when there is nothing */
  abstract get(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything below the folder; nothing there is as good. */
  abstract removeFolder(folder: string): Promise<void>;
}
