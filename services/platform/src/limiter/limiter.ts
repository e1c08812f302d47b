import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { Clock } from '../clock/clock.js';
import { GlobalDb } from '../database/global-db.js';
import { Secrets } from '../secrets/secrets.js';

export interface LimiterWindow {
  /** Number of hits allowed in one window. */
  limit: number;
  windowSeconds: number;
}

export interface LimiterPenalty {
  /** Number of failures without any delay. */
  free: number;
  /** Delay after the first failure beyond the free ones; doubles with each further failure. */
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** Failures are forgotten this long after the last one. */
  forgetSeconds: number;
}

/** Counters in the database, shared by all gateways. Keys are stored hashed. */
@Injectable()
export class Limiter {
  constructor(
    private readonly db: GlobalDb,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt in a fixed window. Inside a transaction it needs the transaction's manager, and the attempt
   * counts only if that commits; what must count in any case is counted before the transaction.
   * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds to wait, beyond the limit
   */
  async hit(key: string, { limit, windowSeconds }: LimiterWindow, manager = this.db.manager): Promise<void> {
    const now = this.clock.now();
    const rows: { hits: number; expires_at: Date }[] = await manager.query(
      `insert into limiter as l (key, hits, expires_at) values ($1, 1, $2::timestamptz + make_interval(secs => $3))
       on conflict (key) do update set
         hits = case when l.expires_at <= $2 then 1 else l.hits + 1 end,
         expires_at = case when l.expires_at <= $2 then excluded.expires_at else l.expires_at end
       returning hits, expires_at`,
      [Secrets.hash(key), now, windowSeconds],
    );
    for (const { hits, expires_at } of rows) if (hits > limit) refuse(expires_at, now);
  }

  /** Like `hit`, but returns false beyond the limit, for those who answer it in another way than by refusing. */
  async allows(key: string, window: LimiterWindow, manager = this.db.manager): Promise<boolean> {
    return isWithin(this.hit(key, window, manager));
  }

  /** @throws {AppError} TOO_MANY_ATTEMPTS while the delay of an earlier `penalty` lasts */
  async check(key: string): Promise<void> {
    const now = this.clock.now();
    const row = await this.one<{ blocked_until: Date }>(
      'select blocked_until from limiter where key = $1 and blocked_until > $2',
      [Secrets.hash(key), now],
    );
    if (row) refuse(row.blocked_until, now);
  }

  /** Counts one failure. After the free ones, each failure doubles the wait before the next attempt. */
  async penalty(key: string, rule: LimiterPenalty): Promise<void> {
    await this.db.manager.query(
      `insert into limiter as l (key, hits, expires_at, blocked_until)
       values ($1, 1, $2::timestamptz + make_interval(secs => $6), case when 1 > $3 then $2::timestamptz + make_interval(secs => $4) end)
       on conflict (key) do update set
         hits = case when l.expires_at <= $2 then 1 else l.hits + 1 end,
         expires_at = excluded.expires_at,
         blocked_until = case when (case when l.expires_at <= $2 then 1 else l.hits + 1 end) > $3 then $2::timestamptz
           + make_interval(secs => least($5, $4 * 2 ^ least(l.hits - $3, 30))) end`,
      [
        Secrets.hash(key),
        this.clock.now(),
        rule.free,
        rule.firstDelaySeconds,
        rule.maxDelaySeconds,
        rule.forgetSeconds,
      ],
    );
  }

  /** Clears a key's counters, after a success. */
  async reset(key: string): Promise<void> {
    await this.db.manager.query('delete from limiter where key = $1', [Secrets.hash(key)]);
  }

  /** Deletes counters whose time is over. */
  async deleteExpired(now: Date): Promise<void> {
    await this.db.manager.query(
      'delete from limiter where expires_at < $1 and (blocked_until is null or blocked_until < $1)',
      [now],
    );
  }

  private async one<Row>(sql: string, values: unknown[]): Promise<Row | undefined> {
    const rows: Row[] = await this.db.manager.query(sql, values);
    return rows[0];
  }
}

/** False where the limit refused; every other error is thrown. */
export const isWithin = (counted: Promise<void>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') return false;
      throw error;
    },
  );

function refuse(until: Date, now: Date): never {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new AppError('TOO_MANY_ATTEMPTS', {
    message: `Too many attempts. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    retryAfterSeconds: seconds,
  });
}
