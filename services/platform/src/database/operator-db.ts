import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { ENV, type Env } from '../env/env.js';
import { CACHE_CHANNEL } from '../live/cache-invalidation.js';
import { roleUrl } from './database-roles.js';

/** Few people work here, and not at the same moment. */
const CONNECTIONS = 2;
const CONNECT_MS = 5_000;

type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The operator's connections, as atrium_operator, opened when they are first needed. The role reads which companies there
 * are, and no row of any.
 */
@Injectable()
export class OperatorDb implements OnApplicationShutdown {
  private readonly logger = new Logger(OperatorDb.name);
  private pool: Pool | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  query: Query = async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await this.opened().query<Row>(sql, values)).rows;

  /** Runs `work` in one transaction. */
  async run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.opened().connect();
    let broken = true;
    try {
      await client.query('begin');
      const result = await work(queryOf(client));
      await client.query('commit');
      broken = false;
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private opened(): Pool {
    this.pool ??= this.open();
    return this.pool;
  }

  private open(): Pool {
    const pool = new Pool({
      connectionString: roleUrl(this.env, 'atrium_operator'),
      application_name: 'atrium-operator',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    pool.on('error', (error) => this.logger.warn(`Lost an idle connection: ${error.message}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}

const queryOf =
  (client: PoolClient): Query =>
  async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;

/** The statement that tells the caches of all gateways that what a channel is about has changed. */
export const cacheNotice = (channel: string) =>
  ({ sql: 'select pg_notify($1, $2)', values: [CACHE_CHANNEL, JSON.stringify([channel, ''])] }) as const;
