import type { Words } from '@atrium/contracts';
import { words } from '../words/words.js';

/** The trail's verbs for actions that a record's own words do not name. */
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

/** Labels of fields that all records have besides those in their descriptions. */
export const STANDARD_FIELDS: Readonly<Record<string, string>> = { archivedAt: words('Archived at').id };
