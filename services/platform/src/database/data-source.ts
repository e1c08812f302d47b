import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Env } from '../env/env.js';
import { roleUrl } from './database-roles.js';
import type { EntityClass } from './define-migration.js';

const CONNECT_MS = 5_000;

/** The gateway's connections, as atrium_app. */
export function createDataSource(env: Env, entities: readonly EntityClass[]): DataSource {
  const logger = new Logger('Database');
  const options: DataSourceOptions = {
    type: 'postgres',
    url: roleUrl(env, 'atrium_app'),
    entities: [...entities],
    poolSize: env.poolSize,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'atrium-gateway',
    installExtensions: false,
    logging: false,
    // An idle connection that the server closed: the pool opens another.
    poolErrorHandler: (error: Error) => logger.warn(`Lost an idle connection: ${error.message}`),
    // Queries are sent without waiting for the answer to the one before: see TenantReader.
    extra: { pipeline: true, keepAlive: true },
  };
  return new DataSource(options);
}
