import type { CalendarImportReason } from '@atrium/contracts';
import { Clock, TenantDb, type FileParts } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ImportRow } from './import-row.types.js';

type NewImport = Pick<ImportRow, 'userId' | 'ownerKind' | 'ownerId' | 'fileName' | 'zone'>;
export type ImportChange = Partial<Pick<ImportRow, 'state' | 'jobId' | 'calendarName'>>;

const SELECT = `
select i.id, i.user_id as "userId", i.owner_kind as "ownerKind", i.owner_id as "ownerId", i.file_name as "fileName",
  i.zone, i.calendar_name as "calendarName", i.state, i.job_id as "jobId", j.state as "jobState", i.version,
  i.created_at as "createdAt"
from calendar_import i left join job_state j on j.company_id = i.company_id and j.id = i.job_id
where i.company_id = $1`;
const MOST_LISTED = 10;
/** Longer than a file may take. */
const READING_MS = 60_000;

/** Imports of calendar files. Inside `TenantDb.run` only. */
@Injectable()
export class CalendarImportRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  async insert({ userId, ownerKind, ownerId, fileName, zone }: NewImport, file: FileParts): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `insert into calendar_import (company_id, user_id, owner_kind, owner_id, file_name, zone, state, created_at)
       values ($1, $2, $3, $4, $5, $6, 'reading', $7) returning id`,
      [userId, ownerKind, ownerId, fileName, zone, this.clock.now()],
    );
    const id = row?.id ?? '';
    for (const [place, bytes] of file.entries())
      await this.query(
        'insert into calendar_import_part (company_id, import_id, place, bytes) values ($1, $2, $3, $4)',
        [id, place, bytes],
      );
    return id;
  }

  /** @returns null for one of somebody else, too */
  async find(id: string, userId: string | null): Promise<ImportRow | null> {
    const [row] = await this.query<ImportRow>(
      `${SELECT} and i.id = $2 and ($3::uuid is null or i.user_id = $3)`,
      [id, userId],
    );
    return row ?? null;
  }

  list(userId: string): Promise<ImportRow[]> {
    return this.query(`${SELECT} and i.user_id = $2 order by i.created_at desc limit ${MOST_LISTED}`, [
      userId,
    ]);
  }

  /** @returns no parts when the file is needed no longer */
  async readFile(id: string): Promise<FileParts> {
    const parts: Buffer[] = [];
    for (;;) {
      const [part] = await this.query<{ bytes: Buffer }>(
        'select bytes from calendar_import_part where company_id = $1 and import_id = $2 and place = $3',
        [id, parts.length],
      );
      if (!part) return parts;
      parts.push(part.bytes);
    }
  }

  /** How many files of a person are read or wait for it. Whoever gives another one next waits for the transaction. */
  async countWaiting(userId: string): Promise<number> {
    const key = `calendar imports ${userId}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from calendar_import i
       join job_state j on j.company_id = i.company_id and j.id = i.job_id
       where i.company_id = $1 and i.user_id = $2 and i.state = 'reading' and j.state in ('queued', 'running')`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** @returns false while another file of the company is read; one whose process died blocks nobody for long */
  async beginReading(id: string): Promise<boolean> {
    const now = this.clock.now();
    const key = `calendar reading ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const rows = await this.query<{ id: string }>(
      `with begun as (
         update calendar_import set reading_since = $3 where company_id = $1 and id = $2 and not exists (
           select from calendar_import o where o.company_id = $1 and o.id <> $2 and o.reading_since > $4)
         returning id)
       select id from begun`,
      [id, now, new Date(now.getTime() - READING_MS)],
    );
    return rows.length === 1;
  }

  /** @param forget whether the file is needed no longer */
  async endReading(id: string, { forget }: { forget: boolean }): Promise<void> {
    await this.query('update calendar_import set reading_since = null where company_id = $1 and id = $2', [
      id,
    ]);
    if (forget)
      await this.query('delete from calendar_import_part where company_id = $1 and import_id = $2', [id]);
  }

  /** @param version left out: any version. @returns whether the import had that version */
  async change(id: string, change: ImportChange, version: number | null = null): Promise<boolean> {
    const { state = null, jobId = null, calendarName = null } = change;
    const rows = await this.query<{ id: string }>(
      `with changed as (
         update calendar_import set version = version + 1, state = coalesce($3, state), job_id = coalesce($4, job_id),
           calendar_name = coalesce($5, calendar_name)
         where company_id = $1 and id = $2 and ($6::int is null or version = $6) returning id)
       select id from changed`,
      [id, state, jobId, calendarName, version],
    );
    return rows.length === 1;
  }

  /** With their entries, except those whose job is at work. */
  async deleteOlder(than: Date): Promise<void> {
    await this.query(
      `delete from calendar_import i where i.company_id = $1 and i.created_at < $2 and not exists
         (select from job_state j where j.company_id = i.company_id and j.id = i.job_id and j.state in ('queued', 'running'))`,
      [than],
    );
  }

  async listLeft(id: string): Promise<{ reason: CalendarImportReason; count: number }[]> {
    return this.query(
      `select reason, count(*)::int as count from calendar_import_entry
       where company_id = $1 and import_id = $2 and step = 'left' group by reason order by count desc, reason`,
      [id],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
