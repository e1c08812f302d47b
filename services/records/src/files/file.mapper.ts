import type { StoredFile } from '@atrium/contracts';
import type { FileRecord } from './file.record.js';

/** @throws {Error} for a file that is being removed: nobody may see it */
export function toStoredFile({ id, purpose, name, size, type, state, received }: FileRecord): StoredFile {
  if (state === 'removed') throw new Error('A removed file is shown to nobody.');
  return { id, use: purpose, name, size, type, state, received };
}
