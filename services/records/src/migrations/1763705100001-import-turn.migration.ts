import { defineMigration } from '@atrium/platform';

/** A company receives one import file at a time. Files that a dead process left unfinished are discarded. */
export const importTurnMigration = defineMigration(
  '1763705100001-import-turn',
  `
alter table data_import no force row level security;
delete from data_import where state = 'receiving';
alter table data_import force row level security;
create unique index data_import_receiving on data_import (company_id) where state = 'receiving';
`,
);
