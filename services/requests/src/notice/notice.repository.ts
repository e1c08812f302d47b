import { TenantDb } from '@atrium/platform';
import type { Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

export interface NoticeRow {
  id: string;
  kind: string;
  text: Said;
  createdAt: Date;
  version: number;
}

export interface NewNotice {
  kind: string;
  /** The owner's name for it, such as the date that it is about. */
  key: string;
  text: Said;
  /** The last date on which it is shown. */
  endsOn: string;
  /** Accounts of those whom it tells nothing: it is about themselves. */
  knownTo?: readonly string[];
}

interface Reader {
  userId: string;
  kinds: readonly string[];
  today: string;
  now: Date;
}

interface Answer {
  id: string;
  userId: string;
  version: number;
  snoozedUntil: Date | null;
  at: Date;
}

/** Most notices in somebody's list. */
const MOST = 100;

/** Those that the reader has neither ended nor put off. */
const OPEN = `from notice n
    left join notice_answer a on a.company_id = n.company_id and a.notice_id = n.id and a.user_id = $2
  where n.company_id = $1 and n.kind = any($3) and n.ends_on >= $4
    and (a.version is null or a.version < n.version or a.snoozed_until <= $5)`;

/** Rows of notices and of what people did with them. Inside `TenantDb.run` only. */
@Injectable()
export class NoticeRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * Adds a notice, or changes the one with this key when its text differs.
   * @returns null: nothing has changed
   */
  async put(
    { kind, key, text, endsOn }: NewNotice,
    at: Date,
  ): Promise<{ id: string; version: number } | null> {
    const [row] = await this.query<{ id: string; version: number }>(
      `with written as (
         insert into notice (company_id, kind, key, text, ends_on, created_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $6)
         on conflict (company_id, kind, key) do update
           set text = excluded.text, ends_on = excluded.ends_on, changed_at = excluded.changed_at, version = notice.version + 1
           where notice.text <> excluded.text
         returning id, version
       ) select id, version from written`,
      [kind, key, JSON.stringify(text), endsOn, at],
    );
    return row ?? null;
  }

  /** Removes a notice that is no longer true. */
  async remove(kind: string, keys: readonly string[]): Promise<void> {
    await this.db
      .current()
      .query('delete from notice where company_id = $1 and kind = $2 and key = any($3)', [
        this.db.currentCompanyId(),
        kind,
        keys,
      ]);
  }

  /** Removes what has not been shown to anybody since a date. */
  async removeEnded(before: string): Promise<void> {
    await this.db
      .current()
      .query('delete from notice where company_id = $1 and ends_on < $2', [
        this.db.currentCompanyId(),
        before,
      ]);
  }

  listOpen({ userId, kinds, today, now }: Reader): Promise<NoticeRow[]> {
    return this.query<NoticeRow>(
      `select n.id, n.kind, n.text, n.changed_at as "createdAt", n.version ${OPEN}
       order by n.changed_at desc, n.ends_on, n.id limit ${String(MOST)}`,
      [userId, kinds, today, now],
    );
  }

  async countOpen({ userId, kinds, today, now }: Reader): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int from (select ${OPEN} limit ${String(MOST)}) as open`,
      [userId, kinds, today, now],
    );
    return row?.count ?? 0;
  }

  async findKind(id: string): Promise<string | null> {
    const [row] = await this.query<{ kind: string }>(
      'select kind from notice where company_id = $1 and id = $2',
      [id],
    );
    return row?.kind ?? null;
  }

  /** The later answer counts; one to an earlier version than the last does not. */
  async answer({ id, userId, version, snoozedUntil, at }: Answer): Promise<void> {
    await this.query(
      `with answered as (
         insert into notice_answer as a (company_id, notice_id, user_id, version, snoozed_until, answered_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (company_id, user_id, notice_id) do update set version = excluded.version,
           snoozed_until = excluded.snoozed_until, answered_at = excluded.answered_at
           where a.version <= excluded.version
         returning 1
       ) select 1 from answered`,
      [id, userId, version, snoozedUntil, at],
    );
  }

  async takeBack({ id, userId }: Pick<Answer, 'id' | 'userId'>): Promise<void> {
    await this.db
      .current()
      .query('delete from notice_answer where company_id = $1 and notice_id = $2 and user_id = $3', [
        this.db.currentCompanyId(),
        id,
        userId,
      ]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
