import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';

export const CACHE_CHANNEL = 'atrium_cache';

type Listener = (payload: string) => void;

/** Invalidates entries of the in-process caches on all gateways. */
@Injectable()
export class CacheInvalidation {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly missed: (() => void)[] = [];

  constructor(private readonly db: TenantDb) {}

  /** Calls `fn` for each message on the channel, also for those of this process. */
  on(channel: string, fn: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), fn]);
  }

  /** Calls `fn` when messages may have been missed; a cache then drops all entries. */
  onMissed(fn: () => void): void {
    this.missed.push(fn);
  }

  /** Inside `TenantDb.run` only; sent when it commits. `payload` has at most 7,000 bytes. */
  async invalidate(channel: string, payload: string): Promise<void> {
    const notice = JSON.stringify([channel, payload]);
    await this.db.current().query('select pg_notify($1, $2)', [CACHE_CHANNEL, notice]);
  }

  /** Hands an arrived message to the channel's listeners. */
  deliver(notice: string): void {
    const [channel, payload] = JSON.parse(notice) as [string, string];
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /** Calls all listeners of `onMissed`. */
  deliverMissed(): void {
    for (const fn of this.missed) fn();
  }
}

/** The SQL statement that sends a message on a channel to the caches of all gateways. */
export const cacheNotice = (channel: string) =>
  ({ sql: 'select pg_notify($1, $2)', values: [CACHE_CHANNEL, JSON.stringify([channel, ''])] }) as const;
