import type { Migration } from '../define-migration.js';
import { foundationMigration } from './1763700000001-foundation.migration.js';
import { outboxMigration } from './1763700000002-outbox.migration.js';
import { limiterMigration } from './1763700000003-limiter.migration.js';
import { auditMigration } from './1763700000040-audit.migration.js';
import { jobsMigration } from './1763700000050-jobs.migration.js';
import { idempotencyMigration } from './1763700000060-idempotency.migration.js';
import { eventVersionMigration } from './1763700000061-event-version.migration.js';
import { settingMigration } from './1763700000062-setting.migration.js';
import { savedViewMigration } from './1763700000070-saved-view.migration.js';
import { dataImportMigration } from './1763700000072-data-import.migration.js';
import { maintenanceMigration } from './1763700000073-maintenance.migration.js';
import { displayMigration } from './1763700000076-display.migration.js';
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

export const platformMigrations: Migration[] = [
  foundationMigration,
  outboxMigration,
  limiterMigration,
  auditMigration,
  jobsMigration,
  idempotencyMigration,
  eventVersionMigration,
  settingMigration,
  savedViewMigration,
  dataImportMigration,
  maintenanceMigration,
  displayMigration,
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
];
