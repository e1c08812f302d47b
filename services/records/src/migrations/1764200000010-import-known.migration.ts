import { defineMigration } from '@atrium/platform';

/** Rows of a file whose record is there already, which are no errors. */
export const importKnownMigration = defineMigration(
  '1764200000010-import-known',
  `
alter table data_import_row
  drop constraint data_import_row_state,
  add constraint data_import_row_state check
    (state in ('new', 'faulty', 'known', 'ready', 'created', 'filled', 'rejected', 'undone', 'kept'));
`,
);
