import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { companySetting } from './company-setting.js';
import { poolOf } from './data-source.js';

export interface PreparedRead {
  /** Name of the prepared statement, unique to the text. */
  name: string;
  text: string;
  values: unknown[];
}

/** Reads of one statement on a hot path: a transaction of its own in a single round trip. */
@Injectable()
export class TenantReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows of one SELECT under a company. */
  async read<Row extends QueryResultRow>(companyId: string, statement: PreparedRead): Promise<Row[]> {
    const begin = `begin read only; ${companySetting(companyId)}`;
    const client = await poolOf(this.dataSource).connect();
    // All are on the wire at once. After an error the server skips to COMMIT, which then rolls back.
    const [started, result, ended] = await Promise.allSettled([
      client.query(begin),
      client.query<Row>(statement),
      client.query('commit'),
    ]);
    const failed = [started, result, ended].find((step) => step.status === 'rejected');
    client.release(ended.status === 'rejected');
    if (failed) throw failed.reason;
    return result.status === 'fulfilled' ? result.value.rows : [];
  }
}
