import { COUNT_LIMIT, type NotificationListQuery } from '@atrium/contracts';
import { Clock, TenantDb, TenantReader } from '@atrium/platform';
import type { NotificationRequest } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { Delivery, NotificationRecord } from './notification.types.js';

const COLUMNS = `id, user_id as "userId", kind, title, text, words, actor_id as "actorId", subject_id as "subjectId", query,
  created_at as "createdAt", read_at as "readAt"`;

/** Formats plain words as a PostgreSQL array literal. */
const arrayOf = (words: readonly string[]): string => `{${words.join(',')}}`;

/** The id $3 if it is the person's own, so that another person's id reveals nothing, not even its time. */
const OWN =
  'select own.id from notification own where own.company_id = $1 and own.user_id = $2 and own.id = $3';

@Injectable()
export class NotificationRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside `TenantDb.run` only.
   * @returns the deliveries made; left out are people who got a notification under the same key since `toldSince`
   */
  async add(request: NotificationRequest, deliveries: Delivery[], toldSince: Date): Promise<Delivery[]> {
    const { kind, title, text, words, actorId, subjectId, query, mergeKey } = request;
    const dedupeKey = mergeKey ?? request.dedupeKey;
    const companyId = this.db.currentCompanyId();
    if (request.dedupeKey !== undefined)
      await this.db
        .current()
        .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `told ${companyId} ${kind} ${dedupeKey}`,
        ]);
    const rows: { userId: string }[] = await this.db
      .current()
      .query(ADD, [
        companyId,
        kind,
        title,
        text ?? null,
        actorId ?? null,
        subjectId ?? null,
        query ?? null,
        dedupeKey ?? null,
        this.clock.now(),
        toldSince,
        JSON.stringify(deliveries),
        words ? JSON.stringify(words) : null,
      ]);
    const told = new Set(rows.map(({ userId }) => userId));
    return deliveries.filter(({ userId }) => told.has(userId));
  }

  /** Of what people were notified under a key since then, of any kind; locks the key. Inside `TenantDb.run` only. */
  async listUnder(
    key: string,
    userIds: readonly string[],
    since: Date,
  ): Promise<{ id: string; userId: string; kind: string }[]> {
    const companyId = this.db.currentCompanyId();
    await this.db
      .current()
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`told ${companyId} ${key}`]);
    return this.db.current().query(
      `select id, user_id as "userId", kind from notification
       where company_id = $1 and user_id = any($2) and dedupe_key = $3 and created_at > $4 order by id`,
      [companyId, userIds, key, since],
    );
  }

  /** Makes notifications say something else, unread again, and mails them by then at the latest. Inside `TenantDb.run` only. */
  async say(
    request: NotificationRequest,
    changes: readonly { id: string; mailDueAt: Date | null }[],
  ): Promise<void> {
    const { kind, title, text, words, subjectId, query } = request;
    await this.db.current().query(
      `update notification n set kind = $3, title = $4, text = $5, subject_id = $6, query = $7, words = $8::jsonb,
         shown = true, read_at = null, mail_due_at = least(n.mail_due_at, d."mailDueAt")
       from jsonb_to_recordset($2::jsonb) as d(id uuid, "mailDueAt" timestamptz)
       where n.company_id = $1 and n.id = d.id`,
      [
        this.db.currentCompanyId(),
        JSON.stringify(changes),
        kind,
        title,
        text ?? null,
        subjectId ?? null,
        query ?? null,
        words ? JSON.stringify(words) : null,
      ],
    );
  }

  /** The notifications of these kinds that the person is shown, the newest first, up to one more than `limit`. */
  list(
    { companyId, id }: { companyId: string; id: string },
    kinds: readonly string[],
    { before, limit, unread }: NotificationListQuery,
  ): Promise<NotificationRecord[]> {
    return this.reader.read<NotificationRecord & Record<string, unknown>>(companyId, {
      name: 'list_notifications',
      text: `select ${COLUMNS} from notification
             where company_id = $1 and user_id = $2 and shown and kind = any($3::text[])
               and ($4::uuid is null or id < (${OWN.replace('$3', '$4')})) and (not $5 or read_at is null)
             order by id desc limit $6`,
      values: [companyId, id, arrayOf(kinds), before ?? null, unread === 'true', limit + 1],
    });
  }

  async countUnread(person: { companyId: string; id: string }, kinds: readonly string[]): Promise<number> {
    const [row] = await this.reader.read<{ count: number }>(person.companyId, {
      name: 'count_notifications',
      text: `select count(*)::int as count from (
               select from notification
               where company_id = $1 and user_id = $2 and shown and read_at is null and kind = any($3::text[]) limit $4
             ) unread`,
      values: [person.companyId, person.id, arrayOf(kinds), COUNT_LIMIT],
    });
    return row?.count ?? 0;
  }

  /** Inside `TenantDb.run` only. @returns null when the person has none with this id */
  async find(userId: string, id: string): Promise<NotificationRecord | null> {
    const rows: NotificationRecord[] = await this.db
      .current()
      .query(
        `select ${COLUMNS} from notification where company_id = $1 and user_id = $2 and id = $3 and shown`,
        [this.db.currentCompanyId(), userId, id],
      );
    return rows[0] ?? null;
  }

  /** Inside `TenantDb.run` only. */
  async mark(userId: string, id: string, read: boolean): Promise<void> {
    await this.db.current().query(
      `update notification set read_at = case when $4 then coalesce(read_at, $5) end
         where company_id = $1 and user_id = $2 and id = $3 and shown`,
      [this.db.currentCompanyId(), userId, id, read, this.clock.now()],
    );
  }

  /** Inside `TenantDb.run` only. */
  async markAll(userId: string, upTo: string): Promise<void> {
    await this.db.current().query(
      `update notification set read_at = $4
         where company_id = $1 and user_id = $2 and id <= (${OWN}) and shown and read_at is null`,
      [this.db.currentCompanyId(), userId, upTo, this.clock.now()],
    );
  }

  /**
   * Marks the notifications about one record as read, because the person has seen the record. Inside `TenantDb.run`
   * only.
   */
  async markSubject(userId: string, kind: string, subjectId: string): Promise<void> {
    await this.db.current().query(
      `update notification set read_at = $5
         where company_id = $1 and user_id = $2 and kind = $3 and subject_id = $4 and read_at is null`,
      [this.db.currentCompanyId(), userId, kind, subjectId, this.clock.now()],
    );
  }

  /** Ids of people with mail due by then, a hundred at a time. Inside `TenantDb.run` only. */
  async listToMail(due: Date): Promise<string[]> {
    const rows: { userId: string }[] = await this.db.current().query(
      `select distinct user_id as "userId" from notification
         where company_id = $1 and mail_due_at <= $2 limit 100`,
      [this.db.currentCompanyId(), due],
    );
    return rows.map(({ userId }) => userId);
  }

  /**
   * Takes the notifications that are due to be mailed to a person, the oldest first. Each can be taken once. Inside
   * `TenantDb.run` only.
   */
  takeToMail(userId: string, due: Date): Promise<NotificationRecord[]> {
    return this.db.current().query(
      `with taken as (
           update notification set mail_due_at = null
           where company_id = $1 and user_id = $2 and mail_due_at <= $3 returning *
         ) select ${COLUMNS} from taken order by id`,
      [this.db.currentCompanyId(), userId, due],
    );
  }

  /** Inside `TenantDb.run` only. @returns how many were deleted, at most `limit` */
  async deleteOld({
    readBefore,
    before,
    limit,
  }: {
    readBefore: Date;
    before: Date;
    limit: number;
  }): Promise<number> {
    const rows: unknown[] = await this.db.current().query(
      `with gone as (
         delete from notification where company_id = $1 and id in (
           select id from notification
           where company_id = $1 and (created_at < $3 or (created_at < $2 and (read_at < $2 or not shown))) limit $4
         ) returning 1
       ) select 1 from gone`,
      [this.db.currentCompanyId(), readBefore, before, limit],
    );
    return rows.length;
  }
}

const ADD = `
  with told as (
    insert into notification (company_id, user_id, kind, title, text, words, actor_id, subject_id, query, dedupe_key, shown,
      created_at, mail_due_at)
    select $1::uuid, d."userId", $2::text, $3, $4, $12::jsonb, $5::uuid, $6, $7, $8::text, d.shown, $9::timestamptz, d."mailDueAt"
    from jsonb_to_recordset($11::jsonb) as d("userId" uuid, shown boolean, "mailDueAt" timestamptz)
    where $8::text is null or not exists (
      select from notification n
      where n.company_id = $1 and n.user_id = d."userId" and n.kind = $2 and n.dedupe_key = $8 and n.created_at > $10
    )
    returning user_id
  ) select user_id as "userId" from told`;
