import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';

export const CACHE_CHANNEL = 'atrium_cache';

type Listener = (payload: string) => void;

/** Tells the in-process caches of all gateways which entries are old. */
@Injectable()
export class CacheInvalidation {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly missed: (() => void)[] = [];

  constructor(private readonly db: TenantDb) {}

  /** Calls `fn` for each notice on the channel, from this process too. */
  on(channel: string, fn: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), fn]);
  }

  /** Calls `fn` when notices may have been missed: a cache then drops everything. */
  onMissed(fn: () => void): void {
    this.missed.push(fn);
  }

  /** Inside `TenantDb.run` only; delivered when it commits. `payload` has at most 7,000 bytes. */
  async notify(channel: string, payload: string): Promise<void> {
    const notice = JSON.stringify([channel, payload]);
    await this.db.current().query('select pg_notify($1, $2)', [CACHE_CHANNEL, notice]);
  }

  /** Hands a notice that arrived to those who listen. */
  deliver(notice: string): void {
    const [channel, payload] = JSON.parse(notice) as [string, string];
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /** Tells all listeners that notices may have been missed. */
  deliverMissed(): void {
    for (const fn of this.missed) fn();
  }
}

/** The statement that tells the caches of all gateways that what a channel is about has changed. */
export const cacheNotice = (channel: string) =>
  ({ sql: 'select pg_notify($1, $2)', values: [CACHE_CHANNEL, JSON.stringify([channel, ''])] }) as const;
