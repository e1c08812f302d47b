import { defineMigration } from '../define-migration.js';

/** Counters of the limiter. The table is unlogged, so that no write waits for the disk; a crash resets all counters. */
export const limiterMigration = defineMigration(
  '1763700000003-limiter',
  `
create unlogged table limiter (
  key text primary key,
  hits int not null,
  expires_at timestamptz not null,
  blocked_until timestamptz
);
create index limiter_expired on limiter (expires_at);
grant select, insert, update, delete on limiter to atrium_app;
`,
);
