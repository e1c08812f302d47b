import { Injectable } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source.js';
import { TenantDb } from './tenant-db.js';
import { TenantReadQuery, type PreparedRead } from './tenant-read.query.js';

/** Reads on hot paths: a whole transaction in a single round trip. */
@Injectable()
export class TenantReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly db: TenantDb,
  ) {}

  /** The rows of one SELECT under a company. */
  read<Row extends QueryResultRow>(companyId: string, statement: PreparedRead): Promise<Row[]> {
    return this.readAll<[Row]>(companyId, [statement]).then(([rows]) => rows);
  }

  /** Like `read`; inside `TenantDb.run`, by its connection. */
  async readHere<Row extends QueryResultRow>(companyId: string, statement: PreparedRead): Promise<Row[]> {
    if (!this.db.isRunning()) return this.read<Row>(companyId, statement);
    return this.db.run(companyId, (tx) => tx.query<Row[]>(statement.text, statement.values));
  }

  /**
   * The rows of several SELECTs under a company, in one transaction.
   * @throws {Error} inside `TenantDb.run`, where it would wait for a second connection while holding one
   */
  async readAll<Rows extends QueryResultRow[]>(
    companyId: string,
    statements: { [Index in keyof Rows]: PreparedRead },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    if (this.db.isRunning()) throw new Error('Inside TenantDb.run, read with its connection.');
    const query = new TenantReadQuery(companyId, statements);
    const client = await poolOf(this.dataSource).connect();
    let rows: QueryResultRow[][];
    try {
      rows = await query.send(client);
    } catch (error) {
      await rollBack(client, query);
      throw error;
    }
    client.release();
    return rows as { [Index in keyof Rows]: Rows[Index][] };
  }
}

async function rollBack(client: PoolClient, { spoilt }: TenantReadQuery): Promise<void> {
  if (spoilt) {
    client.release(true);
    return;
  }
  const broken = await client.query('rollback').then(
    () => false,
    () => true,
  );
  client.release(broken);
}
