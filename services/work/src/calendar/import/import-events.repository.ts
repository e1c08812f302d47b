import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { columnsOf } from '../event/event-row.rules.js';
import type { Series } from '../recurrence/series.types.js';
import type { ImportedValues } from './imported-values.rules.js';
import type { ImportRow } from './import-row.types.js';

export interface NewImported {
  id: string;
  series: Series;
  values: ImportedValues;
  reminders: { minutes: number; nextAt: Date | null }[];
}

/** Many events at once. Inside `TenantDb.run` only. */
@Injectable()
export class ImportEventsRepository {
  constructor(private readonly db: TenantDb) {}

  /** The events of the calendar with these names. Their changes wait for the end of the transaction. */
  async lock(
    { ownerKind, ownerId }: Pick<ImportRow, 'ownerKind' | 'ownerId'>,
    uids: readonly string[],
  ): Promise<{ id: string; uid: string; sequence: number; modifiedAt: Date; version: number }[]> {
    return this.query(
      `select id, uid, sequence, modified_at as "modifiedAt", version from calendar_event
       where company_id = $1 and owner_kind = $2 and owner_id is not distinct from $3 and uid = any($4::text[])
       order by id for update`,
      [ownerKind, ownerId, uids],
    );
  }

  /** An event whose name was taken meanwhile is left out. @returns the ids of those that were made */
  async insert(target: ImportRow, events: readonly NewImported[]): Promise<Set<string>> {
    const { ownerKind, ownerId, userId } = target;
    const rows = events.map(({ id, series, values }) => ({ id, ...values, ...columnsOf(series) }));
    const made = await this.query<{ id: string }>(
      `insert into calendar_event (company_id, owner_kind, owner_id, organiser_id, created_by, updated_by, id, uid, title,
         place, link, description, category, zone, starts, length, rule, exdates, rdates, first_at, last_at, visibility,
         busy, state, sequence, modified_at)
       select $1, $2, $3, $4, $4, $4, x.id, x.uid, x.title, x.place, x.link, x.description, x.category, x.zone, x.starts,
         x.length, x.rule, x.exdates, x.rdates, x."firstAt", x."lastAt", x.visibility, x.busy, x.state, x.sequence,
         x."modifiedAt"
       from jsonb_to_recordset($5::jsonb) as x (id uuid, uid text, title text, place text, link text, description text,
         category text, zone text, starts text, length int, rule text, exdates text[], rdates text[],
         "firstAt" timestamptz, "lastAt" timestamptz, visibility text, busy boolean, state text, sequence int,
         "modifiedAt" timestamptz)
       on conflict do nothing returning id`,
      [ownerKind, ownerId, userId, JSON.stringify(rows)],
    );
    const ids = new Set(made.map(({ id }) => id));
    await this.addParts(
      userId,
      events.filter(({ id }) => ids.has(id)),
    );
    return ids;
  }

  private async addParts(userId: string, events: readonly NewImported[]): Promise<void> {
    const exceptions = events.flatMap(({ id, series }) =>
      series.overrides.map((each) => ({ eventId: id, ...each, cancelled: each.cancelled === true })),
    );
    const reminders = events.flatMap(({ id, reminders }) =>
      reminders.map((each) => ({ eventId: id, ...each })),
    );
    await this.query(
      `insert into calendar_event_exception (company_id, event_id, recurrence_id, cancelled, starts, length, words)
       select $1, x."eventId", x."recurrenceId", x.cancelled, x.start, x.length, x.words
       from jsonb_to_recordset($2::jsonb)
         as x ("eventId" uuid, "recurrenceId" text, cancelled boolean, start text, length int, words jsonb)
       on conflict do nothing`,
      [JSON.stringify(exceptions)],
    );
    await this.query(
      `insert into calendar_event_reminder (company_id, event_id, user_id, minutes, next_at)
       select $1, x."eventId", $2, x.minutes, x."nextAt"
       from jsonb_to_recordset($3::jsonb) as x ("eventId" uuid, minutes int, "nextAt" timestamptz)`,
      [userId, JSON.stringify(reminders)],
    );
  }

  /** Deletes events that nobody has changed since. @returns the ids of those that were deleted */
  async remove(versions: ReadonlyMap<string, number>): Promise<Set<string>> {
    const rows = await this.query<{ id: string }>(
      `with gone as (
         delete from calendar_event e using unnest($2::uuid[], $3::int[]) as x (id, version)
         where e.company_id = $1 and e.id = x.id and e.version = x.version returning e.id)
       select id from gone`,
      [[...versions.keys()], [...versions.values()]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
