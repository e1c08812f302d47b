import type { Words } from '@atrium/contracts';
import { words } from '../words/words.js';

/** What the trail says after a record where its own words say nothing else. */
export const STANDARD_VERBS: Readonly<Record<string, Words>> = {
  create: words('created'),
  update: words('changed'),
  delete: words('deleted'),
  remove: words('removed'),
  archive: words('archived'),
  restore: words('restored'),
  cancel: words('cancelled'),
  import: words('imported'),
  export: words('exported'),
};

/** What records have besides the fields that their descriptions name. */
export const STANDARD_FIELDS: Readonly<Record<string, string>> = { archivedAt: words('Archived at').id };
