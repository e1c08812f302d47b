import type { CalendarEntriesQuery, CalendarEntry, CalendarImport } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EntryChange, EntryRow, NewEntry } from './import-entry.types.js';

const COLUMNS = `id, place, uid, title, step, event, before, event_id as "eventId", event_version as "eventVersion"`;
const WHICH: Record<CalendarEntriesQuery['of'], string> = {
  coming: "step in ('add', 'change')",
  floating: "floating and step in ('add', 'change')",
  left: "step = 'left'",
};

/** The entries of a calendar file. Inside `TenantDb.run` only. */
@Injectable()
export class ImportEntryRepository {
  constructor(private readonly db: TenantDb) {}

  async insert(importId: string, entries: readonly NewEntry[]): Promise<void> {
    await this.query(
      `insert into calendar_import_entry (company_id, import_id, place, uid, title, step, state, reason, floating, starts,
         event)
       select $1, $2, x.place, x.uid, x.title, x.step, 'ready', x.reason, x.floating, x.starts, x.event
       from jsonb_to_recordset($3::jsonb)
         as x (place int, uid text, title text, step text, reason text, floating boolean, starts text,
           event jsonb)
       on conflict (company_id, import_id, place) do nothing`,
      [importId, JSON.stringify(entries)],
    );
  }

  /** Locks the next ones that are to be imported; those of one transaction, or each alone. */
  takeReady(importId: string, most: number): Promise<EntryRow[]> {
    return this.take(importId, {
      which: "state = 'ready' and step in ('add', 'change')",
      order: 'asc',
      most,
    });
  }

  /** Locks the last ones that were imported. */
  takeDone(importId: string, most: number): Promise<EntryRow[]> {
    return this.take(importId, {
      which: "state = 'done' and step in ('add', 'change')",
      order: 'desc',
      most,
    });
  }

  async change(importId: string, changes: readonly EntryChange[]): Promise<void> {
    await this.query(
      `update calendar_import_entry e set state = x.state, step = coalesce(x.step, e.step),
         reason = coalesce(x.reason, e.reason), before = coalesce(x.before, e.before), event_id = coalesce(x."eventId", e.event_id),
         event_version = coalesce(x."eventVersion", e.event_version)
       from jsonb_to_recordset($3::jsonb)
         as x (place int, state text, step text, reason text, before jsonb, "eventId" uuid, "eventVersion" int)
       where e.company_id = $1 and e.import_id = $2 and e.place = x.place`,
      [importId, JSON.stringify(changes)],
    );
  }

  async count(importId: string): Promise<CalendarImport['counts'] & { ready: number }> {
    const [row] = await this.query<CalendarImport['counts'] & { ready: number }>(
      `select count(*) filter (where step = 'add')::int as add, count(*) filter (where step = 'change')::int as change,
         count(*) filter (where step = 'same')::int as same, count(*) filter (where step = 'left')::int as left,
         count(*) filter (where given and (event ->> 'rule' is not null or event -> 'rdates' <> '[]'))::int as series,
         count(*) filter (where given and event -> 'guests' <> '[]')::int as guests,
         count(*) filter (where given and floating)::int as floating,
         count(*) filter (where given and state = 'ready')::int as ready,
         count(*) filter (where given and state = 'done')::int as done,
         count(*) filter (where state = 'undone')::int as undone, count(*) filter (where state = 'kept')::int as kept
       from (select *, step in ('add', 'change') as given from calendar_import_entry
         where company_id = $1 and import_id = $2) as entry`,
      [importId],
    );
    if (!row) throw new Error('A count has one row.');
    return row;
  }

  /** All that an undo did not remove. */
  kept(importId: string): Promise<CalendarImport['keptTitles']> {
    return this.query(
      `select title from calendar_import_entry where company_id = $1 and import_id = $2 and state = 'kept'
       order by place`,
      [importId],
    );
  }

  /** Those after a place, in the order of the file, and one more than is shown. */
  list(
    importId: string,
    { of, reason, after = -1 }: CalendarEntriesQuery,
    most: number,
  ): Promise<CalendarEntry[]> {
    return this.query(
      `select place, title, starts, reason,
         coalesce(event ->> 'rule' is not null or event -> 'rdates' <> '[]', false) as repeats
       from calendar_import_entry
       where company_id = $1 and import_id = $2 and place > $3 and ${WHICH[of]}
         and ($4::text is null or reason = $4)
       order by place limit $5`,
      [importId, after, reason ?? null, most],
    );
  }

  private take(
    importId: string,
    { which, order, most }: { which: string; order: 'asc' | 'desc'; most: number },
  ): Promise<EntryRow[]> {
    return this.query(
      `select ${COLUMNS} from calendar_import_entry where company_id = $1 and import_id = $2 and ${which}
       order by place ${order} limit $3 for update`,
      [importId, most],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
