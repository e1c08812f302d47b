import { Injectable } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { companySetting } from './company-setting.js';
import { poolOf } from './data-source.js';

export interface PreparedRead {
  /** Name of the prepared statement, unique to the text; left out, it is planned each time. */
  name?: string;
  text: string;
  values: unknown[];
}

/** Reads on a hot path: a transaction of its own in a single round trip. */
@Injectable()
export class TenantReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows of one SELECT under a company. */
  async read<Row extends QueryResultRow>(companyId: string, statement: PreparedRead): Promise<Row[]> {
    const [rows] = await this.readAll<[Row]>(companyId, [statement]);
    return rows;
  }

  /** The rows of several SELECTs under a company, all in one transaction. */
  async readAll<Rows extends QueryResultRow[]>(
    companyId: string,
    statements: { [Index in keyof Rows]: PreparedRead },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const begin = `begin read only; ${companySetting(companyId)}`;
    const client = await poolOf(this.dataSource).connect();
    const results = await sendAll(client, [begin, ...statements, 'commit']);
    const failed = results.find((result) => result.status === 'rejected');
    // An error of a statement leaves a usable connection; one of COMMIT means that it broke.
    client.release(results.at(-1)?.status === 'rejected');
    if (failed) throw failed.reason;
    const rows = results
      .slice(1, -1)
      .map((result) => (result.status === 'fulfilled' ? result.value.rows : []));
    return rows as { [Index in keyof Rows]: Rows[Index][] };
  }
}

/** All are on the wire at once, in one write. After an error the server skips the others, and COMMIT rolls back. */
function sendAll(client: PoolClient, queries: (string | PreparedRead)[]) {
  const { stream } = client.connection;
  stream.cork();
  try {
    return Promise.allSettled(queries.map((query) => client.query<QueryResultRow>(query)));
  } finally {
    stream.uncork();
  }
}
