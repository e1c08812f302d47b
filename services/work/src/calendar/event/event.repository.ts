import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { Series, SeriesOverride } from '../recurrence/series.types.js';
import type { SeenEvent } from './event-sight.rules.js';
import { EventEntity } from './event.entity.js';
import { columnsOf, type EventRow, type EventValues, type Span } from './event-row.rules.js';

/** `$1` is the company, `$2` who reads. */
const SELECT = `
select v.id, v.version, v.owner_kind as "ownerKind", v.owner_id as "ownerId", v.uid, v.title, v.place, v.link,
  v.description, v.category, v.colour, v.zone, v.starts, v.length, v.rule, v.exdates, v.rdates, v.room_id as "roomId",
  v.visibility, v.busy, v.state, v.organiser_id as "organiserId", v.sequence, v.updated_at as "updatedAt",
  v.guests_hidden as "guestsHidden",
  v.modified_at as "modifiedAt",
  (select r.name from calendar_room r where r.company_id = v.company_id and r.id = v.room_id) as room,
  coalesce((select json_agg(json_strip_nulls(json_build_object('recurrenceId', x.recurrence_id,
    'cancelled', nullif(x.cancelled, false), 'start', x.starts, 'length', x.length)) order by x.recurrence_id)
    from calendar_event_exception x where x.company_id = v.company_id and x.event_id = v.id), '[]') as overrides,
  coalesce((select json_object_agg(x.recurrence_id, x.words) from calendar_event_exception x
    where x.company_id = v.company_id and x.event_id = v.id and x.words is not null), '{}') as words,
  (select g.answer from calendar_event_guest g
    where g.company_id = v.company_id and g.event_id = v.id and g.user_id = $2) as answer,
  coalesce((select json_object_agg(a.recurrence_id, a.answer) from calendar_guest_answer a
    where a.company_id = v.company_id and a.event_id = v.id and a.guest_id = $2), '{}') as "dateAnswers"
from calendar_event v`;

interface EventSearchOrder {
  text: string;
  reader: string;
  most: number;
}

type ReadRow = EventRow & { words: Record<string, SeriesOverride['words']> };

/** Events and what differs on single dates. Inside `TenantDb.run` only. */
@Injectable()
export class EventRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param values with the id and the version of one that was there before */
  async insert(
    series: Series,
    values: EventValues & { id?: string; version?: number },
    by: string,
  ): Promise<string> {
    const companyId = this.db.currentCompanyId();
    const row = { ...values, ...columnsOf(series), companyId, createdBy: by, updatedBy: by };
    const { identifiers } = await this.db.current().insert(EventEntity, row);
    const id = (identifiers[0] as { id: string }).id;
    await this.putExceptions(id, series.overrides);
    return id;
  }

  /** Whoever changes the event next waits for the end of the transaction. */
  async lock(id: string): Promise<void> {
    await this.query('select 1 from calendar_event where company_id = $1 and id = $2 for update', [id]);
  }

  async change(
    id: string,
    series: Series,
    { values, by }: { values: Partial<EventValues>; by: string },
  ): Promise<void> {
    const companyId = this.db.currentCompanyId();
    await this.db.current().update(
      EventEntity,
      { companyId, id },
      {
        modifiedAt: () => 'now()',
        ...values,
        ...columnsOf(series),
        version: () => 'version + 1',
        updatedAt: () => 'now()',
        updatedBy: by,
      },
    );
    await this.query('delete from calendar_event_exception where company_id = $1 and event_id = $2', [id]);
    await this.putExceptions(id, series.overrides);
  }

  /** Something beside its row changed. */
  async touch(id: string, by: string): Promise<void> {
    await this.query(
      `update calendar_event set version = version + 1, updated_at = now(), updated_by = $3
       where company_id = $1 and id = $2`,
      [id, by],
    );
  }

  async remove(id: string): Promise<void> {
    await this.query('delete from calendar_event where company_id = $1 and id = $2', [id]);
  }

  /** @param reader whose answer is read with it */
  async find(id: string, reader: string): Promise<EventRow | null> {
    const rows = await this.read(`${SELECT} where v.company_id = $1 and v.id = $3`, [reader, id]);
    return rows[0] ?? null;
  }

  /** @param reader whose answers are read with them; left out: nobody's */
  findAll(ids: readonly string[], reader: string | null = null): Promise<EventRow[]> {
    return this.read(`${SELECT} where v.company_id = $1 and v.id = any($3::uuid[])`, [reader, ids]);
  }

  /** What decides whether the reader sees events. */
  listSeen(ids: readonly string[], reader: string): Promise<(SeenEvent & { id: string })[]> {
    return this.query(
      `select v.id, v.owner_kind as "ownerKind", v.owner_id as "ownerId", v.visibility,
         v.organiser_id as "organiserId", g.answer
       from calendar_event v
       left join calendar_event_guest g on g.company_id = v.company_id and g.event_id = v.id and g.user_id = $2
       where v.company_id = $1 and v.id = any($3::uuid[])`,
      [reader, ids],
    );
  }

  /** Events `v` that may have dates in a time. */
  listIn({ from, to }: Span, which: ListFilter, reader: string): Promise<EventRow[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), reader, from, to];
    const sql = `${SELECT} where v.company_id = $1 and v.first_at < $4 and (v.last_at is null or v.last_at >= $3)
      and ${allOf([which], values)} order by v.id`;
    return this.read(sql, values.slice(1));
  }

  /** The same in pages, for those whose number nobody knows; in order of their ids. */
  pageIn(
    { from, to }: Span,
    which: ListFilter,
    { reader, after, most }: { reader: string; after: string | null; most: number },
  ): Promise<EventRow[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), reader, from, to, after];
    const sql = `${SELECT} where v.company_id = $1 and v.first_at < $4 and (v.last_at is null or v.last_at >= $3)
      and ($5::uuid is null or v.id > $5) and ${allOf([which], values)} order by v.id limit ${String(most)}`;
    return this.read(sql, values.slice(1));
  }

  /** Changes whenever something does that the reader may read of these events. */
  async printOf({ from, to }: Span, which: ListFilter, reader: string): Promise<string> {
    const values: ReadValue[] = [this.db.currentCompanyId(), reader, from, to];
    const sql = `select count(*)::text || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', v.id, v.version,
        (select r.name from calendar_room r where r.company_id = v.company_id and r.id = v.room_id),
        (select g.answer from calendar_event_guest g
          where g.company_id = v.company_id and g.event_id = v.id and g.user_id = $2),
        (select string_agg(a.recurrence_id || a.answer, ' ' order by a.recurrence_id) from calendar_guest_answer a
          where a.company_id = v.company_id and a.event_id = v.id and a.guest_id = $2)), 0)::numeric), 0)::text as print
      from calendar_event v
      where v.company_id = $1 and v.first_at < $4 and (v.last_at is null or v.last_at >= $3) and ${allOf([which], values)}`;
    const [row] = await this.query<{ print: string }>(sql, values.slice(1));
    return row?.print ?? '';
  }

  /** Events `v` with a text in their words, or in those of a date that all of their readers see; those ahead first. */
  search(which: ListFilter, { text, reader, most }: EventSearchOrder): Promise<EventRow[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), reader, text.toLowerCase()];
    const sql = `${SELECT} where v.company_id = $1 and ${allOf([which], values)} and (
      position($3 in lower(concat_ws(' ', v.title, v.place, v.category, v.description))) > 0
      or exists (select 1 from calendar_event_exception x where x.company_id = v.company_id and x.event_id = v.id
        and coalesce(x.words ->> 'visibility', v.visibility) = 'normal'
        and position($3 in lower(concat_ws(' ', x.words ->> 'title', x.words ->> 'place'))) > 0))
      order by v.last_at desc nulls first, v.id limit ${String(most)}`;
    return this.read(sql, values.slice(1));
  }

  private async putExceptions(id: string, overrides: readonly SeriesOverride[]): Promise<void> {
    if (overrides.length === 0) return;
    const rows = overrides.map((each) => ({ ...each, cancelled: each.cancelled === true }));
    await this.query(
      `insert into calendar_event_exception (company_id, event_id, recurrence_id, cancelled, starts, length, words)
       select $1, $2, x."recurrenceId", x.cancelled, x.start, x.length, x.words
       from jsonb_to_recordset($3::jsonb)
         as x ("recurrenceId" text, cancelled boolean, start text, length int, words jsonb)`,
      [id, JSON.stringify(rows)],
    );
  }

  private async read(sql: string, values: readonly unknown[]): Promise<EventRow[]> {
    const rows = await this.query<ReadRow>(sql, values);
    return rows.map(({ words, overrides, ...row }) => ({
      ...row,
      overrides: overrides.map((each) => {
        const own = words[each.recurrenceId];
        return own ? { ...each, words: own } : each;
      }),
    }));
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
