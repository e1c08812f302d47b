import {
  bootstrapDatabase,
  migrateDatabase,
  platformMigrations,
  type Env,
  type Migration,
} from '@atrium/platform';
import { SERVICES, type Service } from './services.js';

export const migrationsOf = (services: readonly Service[]): Migration[] => [
  ...platformMigrations,
  ...services.flatMap((service) => service.migrations ?? []),
];

export const migrations = migrationsOf(SERVICES);

/** Brings roles and schema up to date. Calls `warn` with what the database's admin was not allowed to do. */
export async function prepareDatabase(env: Env, warn: (sentence: string) => void): Promise<void> {
  await bootstrapDatabase({ databaseUrl: env.databaseUrl, secret: env.secret, warn });
  await migrateDatabase({ databaseUrl: env.databaseUrl, secret: env.secret, migrations });
}
