import type { JobContext, SignedInUser } from '@atrium/platform';
import type { ImportRow } from './import-row.types.js';

/** One step of an import, and in whose name it is taken. */
export interface ImportStep {
  actor: SignedInUser;
  row: ImportRow;
  job: JobContext;
}

/** Events of one transaction. */
export const BATCH = 200;
