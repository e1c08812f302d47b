import type { Clock } from '../clock/clock.js';
import type { TenantDb } from '../database/tenant-db.js';
import type { Soon } from '../process/soon.js';
import type { CacheInvalidation } from './cache-invalidation.js';

const TIME_TO_LIVE_MS = 5_000;
const MOST_ENTRIES = 20_000;
const EVERY = '*';

export interface ShortCacheParts {
  db: TenantDb;
  clock: Clock;
  invalidation: CacheInvalidation;
  /** Messages on this channel drop entries on every gateway. */
  channel: string;
}

interface Entry<T> {
  value: T;
  tags: readonly string[];
  until: number;
}

/**
 * Caches for a few seconds what this process has read. A change drops the entry on every gateway before the change is
 * answered.
 */
export class ShortCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  /** The transactions that drop entries: others must not learn of their changes before they are committed. */
  private readonly changing = new WeakSet<object>();
  private drops = 0;

  /** @param tagsOf the tags of an entry: `dropTag` with one of them drops the entry */
  constructor(
    private readonly parts: ShortCacheParts,
    private readonly tagsOf: (value: T) => readonly string[],
  ) {
    parts.invalidation.on(parts.channel, (tag) =>
      this.drop((entry) => tag === EVERY || entry.tags.includes(tag)),
    );
    parts.invalidation.onMissed(() => this.drop(() => true));
  }

  /** The cached value of the key; undefined when it must be read. */
  known(key: string): T | undefined {
    if (this.isChanging()) return undefined;
    const kept = this.entries.get(key);
    return kept && kept.until > this.parts.clock.now().getTime() ? kept.value : undefined;
  }

  /** The cached value of the key, or else what `read` finds; null is not cached. */
  getOrRead(key: string, read: () => Promise<T | null>): Soon<T | null> {
    return this.known(key) ?? this.readOne(key, read);
  }

  private async readOne(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const found = await this.getOrReadAll([key], async () => {
      const value = await read();
      return value === null ? [] : [[key, value]];
    });
    return found.get(key) ?? null;
  }

  /** The cached values of the keys, and what `read` finds of those that are not. A key without a value is left out. */
  async getOrReadAll<Key extends string>(
    keys: readonly Key[],
    read: (missing: Key[]) => Promise<Iterable<readonly [Key, T]>>,
  ): Promise<Map<Key, T>> {
    if (this.isChanging()) return new Map(await read([...keys]));
    const now = this.parts.clock.now().getTime();
    const found = new Map<Key, T>();
    const missing: Key[] = [];
    for (const key of keys) {
      const kept = this.entries.get(key);
      if (kept && kept.until > now) found.set(key, kept.value);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    const dropsBefore = this.drops;
    for (const [key, value] of await read(missing)) {
      found.set(key, value);
      // If an entry was dropped meanwhile, the value read may be outdated and is not cached.
      if (this.drops === dropsBefore) this.keep(key, { value, until: now + TIME_TO_LIVE_MS });
    }
    return found;
  }

  /**
   * Inside `TenantDb.run` only: when it commits, this process drops the tag's entries at once, the others when the
   * message arrives.
   */
  dropTag(tag: string): Promise<void> {
    const { db, invalidation, channel } = this.parts;
    this.changing.add(db.current());
    db.afterCommit(() => this.drop((entry) => entry.tags.includes(tag)));
    return invalidation.invalidate(channel, tag);
  }

  /** Like `dropTag`, for all entries. */
  dropAll(): Promise<void> {
    const { db, invalidation, channel } = this.parts;
    this.changing.add(db.current());
    db.afterCommit(() => this.drop(() => true));
    return invalidation.invalidate(channel, EVERY);
  }

  private isChanging(): boolean {
    const { db } = this.parts;
    return db.isRunning() && this.changing.has(db.current());
  }

  private keep(key: string, { value, until }: Omit<Entry<T>, 'tags'>): void {
    if (this.entries.size >= MOST_ENTRIES) this.entries.clear();
    this.entries.set(key, { value, tags: this.tagsOf(value), until });
  }

  private drop(concerned: (entry: Entry<T>) => boolean): void {
    this.drops += 1;
    for (const [key, entry] of this.entries) {
      if (concerned(entry)) this.entries.delete(key);
    }
  }
}
