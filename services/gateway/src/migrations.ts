import { hrMigrations } from '@atrium/hr-service';
import { identityMigrations } from '@atrium/identity';
import { inboxMigrations } from '@atrium/inbox';
import { operatorMigrations } from '@atrium/operator';
import {
  bootstrapDatabase,
  migrateDatabase,
  platformMigrations,
  type Env,
  type Migration,
} from '@atrium/platform';
import { reachMigrations } from '@atrium/reach';
import { recordsMigrations } from '@atrium/records';
import { registryMigrations } from '@atrium/registry';

export const migrations: Migration[] = [
  ...platformMigrations,
  ...recordsMigrations,
  ...reachMigrations,
  ...identityMigrations,
  ...operatorMigrations,
  ...registryMigrations,
  ...hrMigrations,
  ...inboxMigrations,
];

/** Brings roles and schema up to date. `warn` is told what the database's admin was not allowed to do. */
export async function prepareDatabase(env: Env, warn: (sentence: string) => void): Promise<void> {
  await bootstrapDatabase({ databaseUrl: env.databaseUrl, secret: env.secret, warn });
  await migrateDatabase({ databaseUrl: env.databaseUrl, secret: env.secret, migrations });
}
