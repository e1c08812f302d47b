import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Env } from '../env/env.js';
import { roleUrl } from './database-roles.js';
import type { Entity } from './define-migration.js';
import { GuardedPool } from './guarded-pool.js';

const CONNECT_MS = 5_000;
/** Long, because a gateway that is starting has nothing better to do, and the machine may be starting with it. */
const FIRST_CONNECT_MS = 30_000;

/** Opens the gateway's connections, as the role atrium_app. */
export async function openDataSource(env: Env, entities: readonly Entity[]): Promise<DataSource> {
  const source = await createDataSource(env, entities).initialize();
  poolOf(source).options.connectionTimeoutMillis = CONNECT_MS;
  return source;
}

/** The pg pool below TypeORM, whose types do not expose it. */
export const poolOf = (source: DataSource): Pool => (source.driver as PostgresDriver).master as Pool;

function createDataSource(env: Env, entities: readonly Entity[]): DataSource {
  const logger = new Logger('Database');
  const options: DataSourceOptions = {
    type: 'postgres',
    driver: { Pool: GuardedPool },
    url: roleUrl(env, 'atrium_app'),
    entities: [...entities],
    poolSize: env.poolSize,
    connectTimeoutMS: FIRST_CONNECT_MS,
    applicationName: 'atrium-gateway',
    installExtensions: false,
    logging: false,
    // The server closed an idle connection; the pool opens another when needed.
    poolErrorHandler: (error: Error) => logger.warn(`Lost an idle connection: ${error.message}`),
    // With pipelining a query is sent before the previous one is answered: see TenantReader.
    extra: { pipeline: true, keepAlive: true, requestWaitMs: env.poolWaitMs },
  };
  return new DataSource(options);
}
