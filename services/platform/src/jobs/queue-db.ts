import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { roleUrl } from '../database/database-roles.js';
import { ENV, type Env } from '../env/env.js';

/** One connection listens, one sends heartbeats, and each concurrent job uses one briefly to start and to end. */
const CONNECTIONS = 6;
/** Long, because a job whose end cannot be stored is run again. */
const CONNECT_MS = 30_000;

/**
 * The queue's connections, as the role atrium_worker, which sees the queue and no company's tables. Opened on first
 * use.
 */
@Injectable()
export class QueueDb implements OnApplicationShutdown {
  private readonly logger = new Logger(QueueDb.name);
  private opened: Pool | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get pool(): Pool {
    this.opened ??= this.open();
    return this.opened;
  }

  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opened?.end();
  }

  private open(): Pool {
    const pool = new Pool({
      connectionString: roleUrl(this.env, 'atrium_worker'),
      application_name: 'atrium-worker',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    pool.on('error', (error) => this.logger.warn(`Lost an idle connection: ${error.message}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}
