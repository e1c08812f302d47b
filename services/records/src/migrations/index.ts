import type { Migration } from '@atrium/platform';
import { savedViewMigration } from './1763700000070-saved-view.migration.js';
import { dataImportMigration } from './1763700000072-data-import.migration.js';
import { fileMigration } from './1763700000080-file.migration.js';
import { textKeysMigration } from './1763700000084-text-keys.migration.js';
import { textSearchMigration } from './1763700000085-text-search.migration.js';
import { searchMigration } from './1763700000086-search.migration.js';
import { auditTextMigration } from './1763700000087-audit-text.migration.js';
import { searchWordsMigration } from './1763700000088-search-words.migration.js';
import { searchByAddressMigration } from './1763700000089-search-by-address.migration.js';
import { searchInOrderMigration } from './1763705000001-search-in-order.migration.js';
import { searchKeysMigration } from './1763705000002-search-keys.migration.js';
import { importTurnMigration } from './1763705100001-import-turn.migration.js';
import { importChoicesMigration } from './1763705200018-import-choices.migration.js';
import { importKnownMigration } from './1764200000010-import-known.migration.js';
import { recordTableMigration } from './1763705200010-record-table.migration.js';

export const recordsMigrations: Migration[] = [
  savedViewMigration,
  dataImportMigration,
  fileMigration,
  textKeysMigration,
  textSearchMigration,
  searchMigration,
  auditTextMigration,
  searchWordsMigration,
  searchByAddressMigration,
  searchInOrderMigration,
  searchKeysMigration,
  importTurnMigration,
  recordTableMigration,
  importChoicesMigration,
  importKnownMigration,
];
