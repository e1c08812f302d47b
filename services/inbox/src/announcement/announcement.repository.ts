import {
  COUNT_LIMIT,
  type AnnouncementQuery,
  type CreateAnnouncement,
  type UpdateAnnouncement,
} from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AnnouncementReader, AnnouncementRecord } from './announcement.types.js';

/** $1 company, $2 the person who asks, $3 their role, or null for one who sees all. */
const SELECT = `
  select a.id, a.title, a.text, a.roles, a.pinned_until::text as "pinnedUntil", a.created_by as "createdBy",
    a.created_at as "createdAt", a.version,
    a.created_by = $2 or exists (
      select from announcement_read r where r.company_id = $1 and r.announcement_id = a.id and r.user_id = $2
    ) as read,
    case when $3::text is null then array(
      select r.user_id::text from announcement_read r where r.company_id = $1 and r.announcement_id = a.id
    ) else '{}' end as readers
  from announcement a
  where a.company_id = $1 and a.archived_at is null and ($3 is null or a.roles = '{}' or $3 = any(a.roles))`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class AnnouncementRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** The newest first; one more than `limit`, if there is. @param today of the company, for those that are pinned */
  list(
    { userId, role }: AnnouncementReader,
    { before, limit, pinned }: AnnouncementQuery,
    today: string,
  ): Promise<AnnouncementRecord[]> {
    return this.query(
      `${SELECT} and (not $4::boolean or a.pinned_until >= $5::date)
         and ($6::uuid is null or a.id < (select own.id from announcement own where own.company_id = $1 and own.id = $6))
       order by a.id desc limit $7`,
      [userId, role, pinned === 'true', today, before ?? null, limit + 1],
    );
  }

  async find({ userId, role }: AnnouncementReader, id: string): Promise<AnnouncementRecord | null> {
    const [row] = await this.query<AnnouncementRecord>(`${SELECT} and a.id = $4`, [userId, role, id]);
    return row ?? null;
  }

  async listVisible({ userId, role }: AnnouncementReader, ids: string[]): Promise<string[]> {
    const rows = await this.query<AnnouncementRecord>(`${SELECT} and a.id::text = any($4)`, [
      userId,
      role,
      ids,
    ]);
    return rows.map(({ id }) => id);
  }

  async add({ title, text, roles, pinnedUntil }: CreateAnnouncement, by: string): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `with added as (
         insert into announcement
           (company_id, title, text, roles, pinned_until, created_by, created_at, updated_by, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $6, $7) returning id
       ) select id from added`,
      [title, text, roles, pinnedUntil, by, this.clock.now()],
    );
    if (!row) throw new Error('The announcement is not there.');
    return row.id;
  }

  /** @returns false when somebody else has changed it since */
  async update(
    id: string,
    { version, title, text, pinnedUntil }: UpdateAnnouncement,
    by: string,
  ): Promise<boolean> {
    return this.change(
      `update announcement set title = $2, text = $3, pinned_until = $4, updated_by = $5, updated_at = $6,
         version = version + 1
       where company_id = $1 and id = $7 and version = $8 and archived_at is null`,
      [title, text, pinnedUntil, by, this.clock.now(), id, version],
    );
  }

  /** @returns false when somebody else has changed it since */
  async archive(id: string, version: number, by: string): Promise<boolean> {
    return this.change(
      `update announcement set archived_at = $4, updated_at = $4, updated_by = $5, version = version + 1
       where company_id = $1 and id = $2 and version = $3 and archived_at is null`,
      [id, version, this.clock.now(), by],
    );
  }

  /** Of others, to this person's role, since then; counted to a hundred. */
  async countUnread({ userId, role }: AnnouncementReader, since: Date): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int from (
         select from announcement a
         where a.company_id = $1 and a.archived_at is null and (a.roles = '{}' or $3 = any(a.roles))
           and a.created_by <> $2 and a.created_at >= $4
           and not exists (
             select from announcement_read r
             where r.company_id = $1 and r.announcement_id = a.id and r.user_id = $2
           )
         limit $5
       ) as unread`,
      [userId, role, since, COUNT_LIMIT],
    );
    return row?.count ?? 0;
  }

  /** Once for each person. */
  async markRead(id: string, userId: string): Promise<void> {
    await this.query(
      `with marked as (
         insert into announcement_read (company_id, announcement_id, user_id, read_at) values ($1, $2, $3, $4)
         on conflict do nothing returning 1
       ) select 1 from marked`,
      [id, userId, this.clock.now()],
    );
  }

  private async change(sql: string, values: unknown[]): Promise<boolean> {
    const rows = await this.query(`with changed as (${sql} returning 1) select 1 from changed`, values);
    return rows.length === 1;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
