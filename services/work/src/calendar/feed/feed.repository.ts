import type { CreateFeed } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a link gave last. */
export interface KeptFile {
  etag: string;
  madeOf: string;
  /** Compressed with gzip. */
  file: Buffer;
}

/** A link with what is known of its file, without that itself. */
export interface UsedFeed extends FeedRow {
  etag: string | null;
  madeOf: string | null;
}

export interface FeedRow extends CreateFeed {
  id: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const COLUMNS = `id, user_id as "userId", name, details, calendars, created_at as "createdAt", last_used_at as "lastUsedAt"`;
/** Seconds between two notes of a link's use: programs ask often. */
const NOTE_AFTER = 3_600;
/** Seconds for which a file is not even held against the calendar again. */
const CHECK_AFTER = 60;

/** Links to calendars, without revoked ones. Inside `TenantDb.run` only. */
@Injectable()
export class FeedRepository {
  constructor(private readonly db: TenantDb) {}

  listOf(userId: string): Promise<FeedRow[]> {
    return this.query(
      `select ${COLUMNS} from calendar_feed where company_id = $1 and user_id = $2 and revoked_at is null
       order by created_at, id`,
      [userId],
    );
  }

  /** Whoever adds or changes links of the person next waits for the end of the transaction. */
  async lockOf(userId: string): Promise<void> {
    const key = `calendar feeds ${userId}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async insert(
    { userId, name, details, calendars }: CreateFeed & { userId: string },
    hash: string,
    at: Date,
  ): Promise<FeedRow> {
    return this.one(
      `with made as (
         insert into calendar_feed (company_id, user_id, name, details, token_hash, created_at, calendars)
         values ($1, $2, $3, $4, $5, $6, $7) returning *
       ) select ${COLUMNS} from made`,
      [userId, name, details, hash, at, calendars],
    ) as Promise<FeedRow>;
  }

  /** @returns null for a link that is not the person's, or is revoked */
  renew(userId: string, id: string, hash: string): Promise<FeedRow | null> {
    return this.one(
      `with changed as (
         update calendar_feed set token_hash = $4, last_used_at = null
         where company_id = $1 and user_id = $2 and id = $3 and revoked_at is null returning *
       ) select ${COLUMNS} from changed`,
      [userId, id, hash],
    );
  }

  revoke(userId: string, id: string, at: Date): Promise<FeedRow | null> {
    return this.one(
      `with changed as (
         update calendar_feed set revoked_at = $4, file = null, etag = null, made_of = null
         where company_id = $1 and user_id = $2 and id = $3 and revoked_at is null returning *
       ) select ${COLUMNS} from changed`,
      [userId, id, at],
    );
  }

  /** Notes its use. */
  async use(hash: string, at: Date): Promise<UsedFeed | null> {
    const [found] = await this.query<UsedFeed>(
      `select ${COLUMNS}, etag, made_of as "madeOf" from calendar_feed
       where company_id = $1 and token_hash = $2 and revoked_at is null`,
      [hash],
    );
    if (!found) return null;
    await this.query(
      `update calendar_feed set last_used_at = $3 where company_id = $1 and id = $2
         and (last_used_at is null or last_used_at < $3::timestamptz - make_interval(secs => ${NOTE_AFTER}))`,
      [found.id, at],
    );
    return found;
  }

  /** @returns whether it is time to hold the file against the calendar: once a minute, by one of all gateways */
  async beginCheck(id: string, at: Date): Promise<boolean> {
    const rows = await this.query<{ id: string }>(
      `with begun as (
         update calendar_feed set checked_at = $3 where company_id = $1 and id = $2
           and (checked_at is null or checked_at <= $3::timestamptz - make_interval(secs => ${CHECK_AFTER}))
         returning id)
       select id from begun`,
      [id, at],
    );
    return rows.length === 1;
  }

  async keepFile(id: string, { etag, madeOf, file }: KeptFile): Promise<void> {
    await this.query(
      `update calendar_feed set etag = $3, made_of = $4, file = $5
       where company_id = $1 and id = $2 and revoked_at is null`,
      [id, etag, madeOf, file],
    );
  }

  async readFile(id: string): Promise<Pick<KeptFile, 'etag' | 'file'> | null> {
    const [row] = await this.query<Pick<KeptFile, 'etag' | 'file'>>(
      'select etag, file from calendar_feed where company_id = $1 and id = $2 and file is not null',
      [id],
    );
    return row ?? null;
  }

  private async one(sql: string, values: readonly unknown[]): Promise<FeedRow | null> {
    const [row] = await this.query<FeedRow>(sql, values);
    return row ?? null;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
