import type { ImportRowState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ImportCounts, ReadyRow, RowChange, RowRecord } from './import.record.js';
import type { MadeRow } from './importer.js';

const COLUMNS = 'id, line, state, cells, faults';
const MADE = `id, record_version as version, case when record_id is not null then
  jsonb_build_object('recordId', record_id, 'values', filled) end as filling`;
/** Rows that need a person's attention. */
const REFUSED = `(state in ('faulty', 'rejected', 'kept') or (state = 'created' and faults <> '[]'))`;
const NO_COUNTS = {
  new: 0,
  faulty: 0,
  known: 0,
  ready: 0,
  created: 0,
  filled: 0,
  rejected: 0,
  undone: 0,
  kept: 0,
};

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

  /** How dates of numbers alone begin in a column, each once: `05/04/`. */
  async listDayBeginnings(importId: string, column: number): Promise<string[]> {
    const rows = await this.query<{ begun: string }>(
      `select distinct substring(cells->>$2::int from '^\\d{1,2}[-/]\\d{1,2}[-/]') as begun from data_import_row
       where import_id = $1 and cells->>$2::int ~ '^\\d{1,2}[-/]\\d{1,2}[-/]'`,
      [importId, column],
    );
    return rows.map(({ begun }) => begun);
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
       order by place, line limit $2 for update`,
      [importId, limit],
    );
  }

  /** Rows that created or completed a record, the last first. */
  takeMade(importId: string, limit: number): Promise<MadeRow[]> {
    return this.query<MadeRow>(
      `select ${MADE} from data_import_row where import_id = $1 and state in ('created', 'filled')
       order by place desc, line desc limit $2 for update`,
      [importId, limit],
    );
  }

  async takeUnfollowed(importId: string): Promise<MadeRow | null> {
    const rows = await this.query<MadeRow>(
      `select ${MADE} from data_import_row
       where import_id = $1 and state = 'created' and not followed order by place limit 1 for update`,
      [importId],
    );
    return rows[0] ?? null;
  }

  /**
   * A record that another import made is no row of this one and stays. Each row is looked up by its id: a join of all of
   * them would read the whole file for each batch, because the database has no statistics of rows that have just come.
   */
  async change(importId: string, changes: readonly RowChange[]): Promise<void> {
    await this.query(
      `update data_import_row r set state = coalesce(given.state, r.state), place = coalesce(given.place, r.place),
         content = coalesce(given.content, r.content), faults = coalesce(given.faults, r.faults),
         record_version = coalesce(given."recordVersion", r.record_version),
         followed = coalesce(given.followed, r.followed),
         record_id = coalesce(given."recordId", r.record_id), filled = coalesce(given.filled, r.filled)
       from jsonb_to_recordset($2::jsonb) as given
         (id uuid, state text, place int, content jsonb, faults jsonb, "recordVersion" int, followed boolean,
           "recordId" uuid, filled jsonb),
         lateral (select f.ctid as place_of from data_import_row f
           where f.company_id = $1 and f.id = given.id limit 1) found
       where r.ctid = found.place_of and r.import_id = $3`,
      [this.db.currentCompanyId(), JSON.stringify(merged(changes)), importId],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}

/** One change a row: what comes later adds to what came before. */
function merged(changes: readonly RowChange[]): RowChange[] {
  const byId = new Map<string, RowChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}
