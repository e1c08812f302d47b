import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ByteStore, type ByteRange } from './byte-store.js';

const keyPattern = /^[\w-]+(\/[\w-]+)*$/;

/** Stores bytes in a folder of this machine, or in a shared one that all gateways and workers can reach. */
export class FolderByteStore extends ByteStore {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, source: Readable, size: number): Promise<void> {
    const file = this.pathOf(key);
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await pipeline(source, createWriteStream(part, { mode: 0o600, flush: true }));
      const { size: written } = await stat(part);
      if (written !== size) throw new Error(`Of ${size} bytes ${written} came.`);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(key));
    return file.createReadStream(range ? { start: range.from, end: range.to } : {});
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true });
  }

  /** Keys are made by the portal; this check still keeps any other key from leaving the root folder. */
  private pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`Not a key: ${key}`);
    return path.join(this.root, key);
  }
}
