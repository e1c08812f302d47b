import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ENV, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MANIFEST_FILE } from './build-reader.service.js';

/** The files of all releases, in the data folder. */
@Injectable()
export class ReleaseFolderService {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Copies a build to its place, completely or not at all. An existing release is not touched. */
  async create(source: string, folder: string): Promise<void> {
    const target = this.placeOf(folder);
    if (await isComplete(target)) return;
    const draft = path.join(this.env.dataDir, 'releases', `.draft-${randomUUID()}`);
    try {
      await cp(source, draft, { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      // Another process may have created it meanwhile.
      if (!(await isComplete(target))) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  has(folder: string): Promise<boolean> {
    return isComplete(this.placeOf(folder));
  }

  private placeOf(folder: string): string {
    return path.join(this.env.dataDir, 'releases', folder);
  }
}

async function isComplete(target: string): Promise<boolean> {
  return access(path.join(target, MANIFEST_FILE)).then(
    () => true,
    () => false,
  );
}
