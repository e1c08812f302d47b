import type { ImportRowState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ImportCounts, ReadyRow, RowChange, RowRecord } from './import.record.js';
import type { MadeRow } from './importer.js';

const COLUMNS = 'id, line, state, cells, faults';
/** Rows that need a person's attention. */
const REFUSED = `(state in ('faulty', 'rejected', 'kept') or (state = 'created' and faults <> '[]'))`;
const NO_COUNTS = { new: 0, faulty: 0, ready: 0, created: 0, rejected: 0, undone: 0, kept: 0 };

/** Rows of imports of the surrounding run's company. */
@Injectable()
export class ImportRowRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param rows the JSON of `TableLine[]` */
  async insert(importId: string, rows: string): Promise<void> {
    await this.query(
      `insert into data_import_row (company_id, import_id, line, cells)
       select $1, $2, line, cells from jsonb_to_recordset($3::jsonb) as given (line int, cells jsonb)`,
      [this.db.currentCompanyId(), importId, rows],
    );
  }

  async count(importId: string): Promise<ImportCounts> {
    const rows = await this.query<{ state: ImportRowState; rows: number; faulty: number }>(
      `select state, count(*)::int as rows, (count(*) filter (where faults <> '[]'))::int as faulty
       from data_import_row where import_id = $1 group by state`,
      [importId],
    );
    const counts = Object.fromEntries(rows.map((each) => [each.state, each.rows]));
    const notFollowed = rows.find(({ state }) => state === 'created')?.faulty ?? 0;
    return { ...NO_COUNTS, ...counts, notFollowed };
  }

  /** Rows after a line, in the order of the file. @param state left out: all */
  list(
    importId: string,
    { after, limit, state }: { after: number; limit: number; state?: ImportRowState },
  ): Promise<RowRecord[]> {
    return this.query<RowRecord>(
      `select ${COLUMNS} from data_import_row
       where import_id = $1 and line > $2 and ($4::text is null or state = $4) order by line limit $3`,
      [importId, after, limit, state ?? null],
    );
  }

  listRefused(importId: string, after: number, limit: number): Promise<RowRecord[]> {
    return this.query<RowRecord>(
      `select ${COLUMNS} from data_import_row where import_id = $1 and line > $2 and ${REFUSED}
       order by line limit $3`,
      [importId, after, limit],
    );
  }

  /** Locks the rows until the transaction ends. */
  takeReady(importId: string, limit: number): Promise<ReadyRow[]> {
    return this.query<ReadyRow>(
      `select id, line, content from data_import_row where import_id = $1 and state = 'ready'
       order by place limit $2 for update`,
      [importId, limit],
    );
  }

  /** Created rows, the last created first. */
  takeCreated(importId: string, limit: number): Promise<MadeRow[]> {
    return this.query<MadeRow>(
      `select id, record_version as version from data_import_row where import_id = $1 and state = 'created'
       order by place desc limit $2 for update`,
      [importId, limit],
    );
  }

  async takeUnfollowed(importId: string): Promise<MadeRow | null> {
    const rows = await this.query<MadeRow>(
      `select id, record_version as version from data_import_row
       where import_id = $1 and state = 'created' and not followed order by place limit 1 for update`,
      [importId],
    );
    return rows[0] ?? null;
  }

  async change(changes: readonly RowChange[]): Promise<void> {
    await this.query(
      `update data_import_row r set state = coalesce(given.state, r.state), place = coalesce(given.place, r.place),
         content = coalesce(given.content, r.content), faults = coalesce(given.faults, r.faults),
         record_version = coalesce(given."recordVersion", r.record_version),
         followed = coalesce(given.followed, r.followed)
       from jsonb_to_recordset($2::jsonb) as given
         (id uuid, state text, place int, content jsonb, faults jsonb, "recordVersion" int, followed boolean)
       where r.company_id = $1 and r.id = given.id`,
      [this.db.currentCompanyId(), JSON.stringify(changes)],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
