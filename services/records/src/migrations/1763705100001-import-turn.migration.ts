import { defineMigration } from '@atrium/platform';

/** One file of a company is received at a time; what a process that died has left of others is nobody's. */
export const importTurnMigration = defineMigration(
  '1763705100001-import-turn',
  `
delete from data_import where state = 'receiving';
create unique index data_import_receiving on data_import (company_id) where state = 'receiving';
`,
);
