import { COUNT_LIMIT, type Announcement, type Role } from '@atrium/contracts';
import { Clock, TenantDb, TenantReader } from '@atrium/platform';
import { arrayText } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** Counts readers in the database, so that no accounts are fetched for a number. */
const COUNT = `
  select a.id, count(*)::int as of, count(r.user_id)::int as read
  from announcement a
  join active_staff s on s.company_id = a.company_id and s.id <> a.created_by
    and (a.roles = '{}' or s.role = any(a.roles))
  left join announcement_read r
    on r.company_id = a.company_id and r.announcement_id = a.id and r.user_id = s.id
  where a.company_id = $1 and a.id = any($2)
  group by a.id`;

interface Counted {
  id: string;
  read: number;
  of: number;
}

/** Confirmations of announcements. Inside `TenantDb.run` only, but for what a page of announcements says. */
@Injectable()
export class AnnouncementReadRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /**
   * For each announcement the number of active staff it is for, without its author, and how many of them have read it.
   */
  async count(companyId: string, ids: string[]): Promise<Map<string, NonNullable<Announcement['readBy']>>> {
    const values = [companyId, arrayText(ids)];
    const rows = await this.reader.readHere<Counted>(companyId, { text: COUNT, values });
    return new Map(rows.map(({ id, read, of }) => [id, { read, of }]));
  }

  /** The announcements among these that the person has confirmed. */
  async listRead(companyId: string, userId: string, ids: string[]): Promise<Set<string>> {
    const text = `select announcement_id as id from announcement_read
       where company_id = $1 and user_id = $2 and announcement_id = any($3)`;
    const values = [companyId, userId, arrayText(ids)];
    const rows = await this.reader.readHere<{ id: string }>(companyId, { text, values });
    return new Set(rows.map(({ id }) => id));
  }

  /** Unread announcements by others for this person's role since a time, counted up to a hundred. */
  async countUnread({ userId, role }: { userId: string; role: Role }, since: Date): Promise<number> {
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

  /** Stores one confirmation per person. */
  async mark(id: string, userId: string): Promise<void> {
    await this.query(
      `with marked as (
         insert into announcement_read (company_id, announcement_id, user_id, read_at) values ($1, $2, $3, $4)
         on conflict do nothing returning 1
       ) select 1 from marked`,
      [id, userId, this.clock.now()],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
