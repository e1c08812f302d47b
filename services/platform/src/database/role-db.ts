import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Env } from '../env/env.js';
import { roleUrl, type DatabaseRole } from './database-roles.js';
import { GuardedPool, whileHolding } from './guarded-pool.js';

/** These roles are used rarely and hardly ever at the same moment. */
const CONNECTIONS = 2;
const CONNECT_MS = 5_000;

type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Connections of a role other than the gateway's own, opened on demand and closed soon after. */
export abstract class RoleDb implements OnApplicationShutdown {
  private readonly logger = new Logger(RoleDb.name);
  private pool: GuardedPool | undefined;

  protected constructor(
    private readonly env: Env,
    private readonly role: DatabaseRole,
  ) {}

  query: Query = async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await this.opened().query<Row>(sql, values)).rows;

  /** Runs `work` in one transaction. */
  async run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.opened().connect();
    let broken = true;
    try {
      await client.query('begin');
      const result = await whileHolding(() => work(queryOf(client)));
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

  private opened(): GuardedPool {
    this.pool ??= this.open();
    return this.pool;
  }

  private open(): GuardedPool {
    const pool = new GuardedPool({
      connectionString: roleUrl(this.env, this.role),
      application_name: this.role.replace('_', '-'),
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      requestWaitMs: this.env.poolWaitMs,
    });
    pool.on('error', (error) => this.logger.warn(`Lost an idle connection: ${error.message}`));
    return pool;
  }
}

const queryOf =
  (client: PoolClient): Query =>
  async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
