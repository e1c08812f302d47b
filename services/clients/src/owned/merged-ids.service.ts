import { TenantDb } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** Kinds of which several may turn out to be one; each is a table. */
const KINDS: readonly string[] = ['client', 'lead'];

/** Leads or clients that are still themselves; `alias` is that of their list. */
export const notMerged = (alias: string): ListFilter => ({
  sql: `${alias}.merged_into_id is null`,
  values: [],
});

/** Leads to the record that another turned out to be. Inside `TenantDb.run` only. */
@Injectable()
export class MergedIds {
  constructor(private readonly db: TenantDb) {}

  /** The record's own id where it was not merged. */
  async currentId(kind: string, id: string): Promise<string> {
    if (!KINDS.includes(kind)) return id;
    const [row] = await this.query(
      `select merged_into_id as id from ${kind} where company_id = $1 and id = $2 and merged_into_id is not null`,
      id,
    );
    return row?.id ?? id;
  }

  /** Those that were merged into it. */
  async listMerged(kind: string, id: string): Promise<string[]> {
    if (!KINDS.includes(kind)) return [];
    const rows = await this.query(
      `select id from ${kind} where company_id = $1 and merged_into_id = $2 order by id`,
      id,
    );
    return rows.map((row) => row.id);
  }

  private query(sql: string, id: string): Promise<{ id: string }[]> {
    return this.db.current().query<{ id: string }[]>(sql, [this.db.currentCompanyId(), id]);
  }
}
