import type { Migration } from '../define-migration.js';
import { foundationMigration } from './1763700000001-foundation.migration.js';
import { outboxMigration } from './1763700000002-outbox.migration.js';
import { limiterMigration } from './1763700000003-limiter.migration.js';
import { auditMigration } from './1763700000040-audit.migration.js';
import { jobsMigration } from './1763700000050-jobs.migration.js';
import { idempotencyMigration } from './1763700000060-idempotency.migration.js';
import { eventVersionMigration } from './1763700000061-event-version.migration.js';
import { maintenanceMigration } from './1763700000073-maintenance.migration.js';
import { jobStateMigration } from './1764400000002-job-state.migration.js';

export const platformMigrations: Migration[] = [
  foundationMigration,
  outboxMigration,
  limiterMigration,
  auditMigration,
  jobsMigration,
  idempotencyMigration,
  eventVersionMigration,
  maintenanceMigration,
  jobStateMigration,
];
