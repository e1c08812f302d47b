import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FileFinding, FileRecord, FileUsage, NewFile } from './file.record.js';

const COLUMNS = `id, purpose, name, size::float8 as size, received::float8 as received, state, type, folder, parts,
  variants, record_id as "recordId", created_by as "createdBy"`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class FileRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** Until the transaction ends, nobody else in the company can announce a file. */
  async lock(): Promise<void> {
    await this.db
      .current()
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `files ${this.db.currentCompanyId()}`,
      ]);
  }

  /** Bytes that the company's files take or reserve, and those of a person's files that no record has yet. */
  async usage(personId: string): Promise<FileUsage> {
    const [row] = await this.db.current().query<[FileUsage]>(
      `select coalesce(sum(size), 0)::float8 as bytes, (count(*) filter (where own))::int as "ownOpen",
         coalesce(sum(size) filter (where own), 0)::float8 as "ownOpenBytes"
       from (select size, created_by = $2 and state in ('receiving', 'ready') as own
             from file where company_id = $1 and (state <> 'removed' or received > 0)) counted`,
      [this.db.currentCompanyId(), personId],
    );
    return row;
  }

  async insert({ purpose, name, size, folder, createdBy }: NewFile): Promise<FileRecord> {
    const values = [this.db.currentCompanyId(), purpose, name, size, folder, createdBy, this.clock.now()];
    const [file] = await this.query(
      `insert into file (company_id, purpose, name, size, folder, created_by, created_at, touched_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${COLUMNS}`,
      values,
    );
    if (!file) throw new Error('A file was not added.');
    return file;
  }

  async find(id: string): Promise<FileRecord | null> {
    const [file] = await this.query(`select ${COLUMNS} from file where id = $1`, [id]);
    return file ?? null;
  }

  /** Null when the part does not begin where the last one ended. */
  addPart(id: string, part: { start: number; size: number; name: string }): Promise<FileRecord | null> {
    return this.change(
      'received = received + $2::bigint, parts = parts || $3::text',
      `id = $1 and received = $4 and state = 'receiving'`,
      [id, part.size, part.name, part.start],
    );
  }

  /** Null when somebody else has done it or removed the file. */
  markReady(id: string, { type, name, variants }: FileFinding): Promise<FileRecord | null> {
    const size = Object.values(variants).reduce((sum, bytes) => sum + bytes, 0);
    return this.change(
      `state = 'ready', type = $2, name = $3, variants = $4, size = $5, received = $5`,
      `id = $1 and state = 'receiving'`,
      [id, type, name, JSON.stringify(variants), size],
    );
  }

  /** Null when the file is another person's, for another use or not ready. */
  attach(
    id: string,
    to: { purpose: string; recordId: string; createdBy: string },
  ): Promise<FileRecord | null> {
    return this.change(
      `state = 'attached', record_id = $4`,
      `id = $1 and purpose = $2 and created_by = $3 and state = 'ready'`,
      [id, to.purpose, to.createdBy, to.recordId],
    );
  }

  /** Null when it is already removed. */
  markRemoved(id: string): Promise<FileRecord | null> {
    return this.change(`state = 'removed'`, `id = $1 and state <> 'removed'`, [id]);
  }

  async forgetParts(id: string): Promise<void> {
    await this.change(`parts = '{}'`, `id = $1`, [id]);
  }

  async delete(id: string): Promise<void> {
    await this.db.current().query('delete from file where id = $1', [id]);
  }

  /** Files announced before this time that have received no bytes. */
  async listEmpty(since: Date): Promise<string[]> {
    const rows = await this.db.current().query<{ id: string }[]>(
      `select id from file
       where company_id = $1 and state = 'receiving' and received = 0 and touched_at < $2`,
      [this.db.currentCompanyId(), since],
    );
    return rows.map(({ id }) => id);
  }

  /** Files that no record has and nobody has touched since, and files whose removal is due. */
  async listForgotten(since: Date, most: number): Promise<string[]> {
    const rows = await this.db.current().query<{ id: string }[]>(
      `select id from file where company_id = $1 and state <> 'attached' and touched_at < $2
         order by touched_at limit $3`,
      [this.db.currentCompanyId(), since, most],
    );
    return rows.map(({ id }) => id);
  }

  private async change(changes: string, where: string, values: unknown[]): Promise<FileRecord | null> {
    const [file] = await this.query(
      `with changed as (
         update file set ${changes}, touched_at = $${values.length + 1} where ${where} returning *
       ) select ${COLUMNS} from changed`,
      [...values, this.clock.now()],
    );
    return file ?? null;
  }

  private query(sql: string, values: unknown[]): Promise<FileRecord[]> {
    return this.db.current().query<FileRecord[]>(sql, values);
  }
}
