import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { GlobalDb } from '../database/global-db.js';
import { Secrets } from '../secrets/secrets.js';

/** The lock of a process that died is free after this time. */
const LEASE_SECONDS = 10;
const ASK_AGAIN_MS = 20;

/**
 * Runs work on one key one after the other, across all gateways. Within a process the work queues in memory, so that at
 * most one per process asks the database for the lock. No connection is held meanwhile.
 */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Promise<unknown>>();

  constructor(private readonly db: GlobalDb) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(key) ?? Promise.resolve();
    const turn = before.then(() => this.leased(Secrets.hash(`turn ${key}`), work));
    const over = turn.catch(() => undefined);
    this.lines.set(key, over);
    try {
      return await turn;
    } finally {
      if (this.lines.get(key) === over) this.lines.delete(key);
    }
  }

  private async leased<T>(hash: string, work: () => Promise<T>): Promise<T> {
    let lease = await this.ask(hash);
    while (!lease) {
      await pause(ASK_AGAIN_MS);
      lease = await this.ask(hash);
    }
    try {
      return await work();
    } finally {
      await this.db.manager.query('delete from limiter where key = $1 and expires_at = $2::timestamptz', [
        hash,
        lease,
      ]);
    }
  }

  /**
   * Uses the database's clock, which all gateways share. @returns until when the lock is ours; undefined while another
   * process holds it
   */
  private async ask(hash: string): Promise<string | undefined> {
    const rows: { until: string }[] = await this.db.manager.query(
      `insert into limiter as l (key, hits, expires_at)
       values ($1, 0, clock_timestamp() + make_interval(secs => $2))
       on conflict (key) do update set expires_at = excluded.expires_at where l.expires_at <= clock_timestamp()
       returning expires_at::text as until`,
      [hash, LEASE_SECONDS],
    );
    return rows[0]?.until;
  }
}
