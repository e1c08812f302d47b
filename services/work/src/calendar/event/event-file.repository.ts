import type { EventFile } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** A file of an event, with the record under which the upload is kept. */
export interface KeptFile extends EventFile {
  recordId: string;
  by: string | null;
  at: Date;
}

/** Files of events. Inside `TenantDb.run` only. */
@Injectable()
export class EventFileRepository {
  constructor(private readonly db: TenantDb) {}

  async list(eventId: string): Promise<EventFile[]> {
    const kept = await this.listKept(eventId);
    return kept.map(({ id, name, type, size }) => ({ id, name, type, size }));
  }

  /** Those of an event as they are stored. */
  listKept(eventId: string): Promise<KeptFile[]> {
    return this.query<KeptFile>(
      `select file_id as id, id as "recordId", name, type, size, created_by as by, created_at as at
       from calendar_event_file where company_id = $1 and event_id = $2 order by created_at, id`,
      [eventId],
    );
  }

  /** Those files of which no event is left. */
  async listUnused(fileIds: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from unnest($2::uuid[]) as named (id) where not exists (
         select 1 from calendar_event_file f where f.company_id = $1 and f.file_id = named.id)`,
      [fileIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of the events that have a kept file. @param id under which it is kept */
  async eventsOf(id: string): Promise<string[]> {
    const rows = await this.query<{ eventId: string }>(
      'select event_id as "eventId" from calendar_event_file where company_id = $1 and id = $2',
      [id],
    );
    return rows.map(({ eventId }) => eventId);
  }

  async add(eventId: string, file: KeptFile): Promise<void> {
    await this.query(
      `insert into calendar_event_file (company_id, event_id, id, file_id, name, type, size, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [eventId, file.recordId, file.id, file.name, file.type, file.size, file.by, file.at],
    );
  }

  /** Another event has the same files. */
  async copy(from: string, to: string): Promise<void> {
    await this.query(
      `insert into calendar_event_file (company_id, event_id, id, file_id, name, type, size, created_by, created_at)
       select company_id, $3, id, file_id, name, type, size, created_by, created_at from calendar_event_file
       where company_id = $1 and event_id = $2`,
      [from, to],
    );
  }

  /** @param fileId null: all of the event @returns the files that no other event has */
  async remove(eventId: string, fileId: string | null): Promise<string[]> {
    const rows = await this.query<{ fileId: string }>(
      `with gone as (
         delete from calendar_event_file
         where company_id = $1 and event_id = $2 and ($3::uuid is null or file_id = $3) returning file_id
       ) select file_id as "fileId" from gone where not exists (
         select 1 from calendar_event_file other
         where other.company_id = $1 and other.file_id = gone.file_id and other.event_id <> $2)`,
      [eventId, fileId],
    );
    return rows.map((row) => row.fileId);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
