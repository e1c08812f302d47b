import type { ImportMapping } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ImportRecord } from './import.record.js';

const COLUMNS = `i.id, i.importer, i.file_name as "fileName", i.state, i.headings, i.mapping, i.choices, i.follow,
  i.job_id as "jobId", j.state as "jobState", i.version, i.created_at as "createdAt", i.created_by as "createdBy"`;
const FROM = 'data_import i left join job_state j on j.company_id = i.company_id and j.id = i.job_id';
const MOST_LISTED = 10;

/** A file that has been in the state of receiving for longer belongs to a process that died. */
const RECEIVING_MS = 10 * 60_000;

type NewImport = Pick<ImportRecord, 'importer' | 'fileName' | 'createdBy'>;
type ImportChange = Partial<
  Pick<ImportRecord, 'state' | 'headings' | 'mapping' | 'choices' | 'follow' | 'jobId'>
>;

/** Imports of the surrounding run's company. */
@Injectable()
export class ImportRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** @returns the id; null while another file of the company is being received */
  async begin({ importer, fileName, createdBy }: NewImport): Promise<string | null> {
    const [companyId, now] = [this.db.currentCompanyId(), this.clock.now()];
    await this.query(
      `delete from data_import where company_id = $1 and state = 'receiving' and created_at < $2`,
      [companyId, new Date(now.getTime() - RECEIVING_MS)],
    );
    const [row] = await this.query<{ id: string }>(
      `insert into data_import (company_id, importer, file_name, state, headings, mapping, created_at, created_by)
       values ($1, $2, $3, 'receiving', '[]', '{}', $4, $5)
       on conflict (company_id) where state = 'receiving' do nothing returning id`,
      [companyId, importer, fileName, now, createdBy],
    );
    return row?.id ?? null;
  }

  async find(id: string): Promise<ImportRecord | null> {
    const rows = await this.query<ImportRecord>(
      `select ${COLUMNS} from ${FROM} where i.id = $1 and i.state <> 'receiving'`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The newest imports. @param createdBy null: everybody's */
  list(importer: string, createdBy: string | null): Promise<ImportRecord[]> {
    return this.query<ImportRecord>(
      `select ${COLUMNS} from ${FROM}
       where i.importer = $1 and i.state <> 'receiving' and ($2::uuid is null or i.created_by = $2)
       order by i.created_at desc limit ${MOST_LISTED}`,
      [importer, createdBy],
    );
  }

  /** The mapping of columns in the last import that was checked. */
  async findLastMapping(importer: string): Promise<{ headings: string[]; mapping: ImportMapping } | null> {
    const rows = await this.query<{ headings: string[]; mapping: ImportMapping }>(
      `select headings, mapping from data_import where importer = $1 and state not in ('receiving', 'mapping')
       order by created_at desc limit 1`,
      [importer],
    );
    return rows[0] ?? null;
  }

  /** @param version left out: any version. @returns whether the import had that version */
  async update(id: string, change: ImportChange, version: number | null = null): Promise<boolean> {
    const { state = null, headings, mapping, choices, follow = null, jobId = null } = change;
    const rows = await this.query<{ id: string }>(
      `with changed as (
         update data_import set version = version + 1, state = coalesce($2, state), mapping = coalesce($3, mapping),
           follow = coalesce($4, follow), job_id = coalesce($5, job_id), headings = coalesce($7, headings),
           choices = coalesce($8, choices)
         where id = $1 and ($6::int is null or version = $6) returning id)
       select id from changed`,
      [id, state, json(mapping), follow, jobId, version, json(headings), json(choices)],
    );
    return rows.length === 1;
  }

  async delete(id: string): Promise<void> {
    await this.query('delete from data_import where id = $1', [id]);
  }

  /** Deletes imports with their rows, except those whose job is running. */
  async deleteOlder(than: Date): Promise<void> {
    await this.query(
      `delete from data_import i where i.company_id = $1 and i.created_at < $2 and not exists
         (select from job_state j where j.company_id = i.company_id and j.id = i.job_id and j.state in ('queued', 'running'))`,
      [this.db.currentCompanyId(), than],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
