import { CacheInvalidation, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

const CHANNEL = 'session';
const TIME_TO_LIVE_MS = 5_000;
const MOST_ENTRIES = 20_000;

/** Sessions that were read a moment ago, in this process. Notices from every gateway drop those of a changed user. */
@Injectable()
export class SessionCacheService {
  private readonly entries = new Map<string, { user: SignedInUser; until: number }>();
  private changes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly invalidation: CacheInvalidation,
  ) {
    invalidation.on(CHANNEL, (userId) => this.dropUser(userId));
    invalidation.onMissed(() => this.dropAll());
  }

  /** Inside `TenantDb.run` only: every gateway drops the user's sessions when it commits. */
  notifyChange(userId: string): Promise<void> {
    return this.invalidation.notify(CHANNEL, userId);
  }

  /** What is kept under the token, else what `read` finds. */
  async getOrRead(token: string, read: () => Promise<SignedInUser | null>): Promise<SignedInUser | null> {
    const kept = this.entries.get(token);
    if (kept && kept.until > this.clock.now().getTime()) return kept.user;
    const changesBefore = this.changes;
    const user = await read();
    // A notice during the read may be about what was read.
    if (user && this.changes === changesBefore) this.keep(token, user);
    return user;
  }

  private keep(token: string, user: SignedInUser): void {
    if (this.entries.size >= MOST_ENTRIES) this.entries.clear();
    this.entries.set(token, { user, until: this.clock.now().getTime() + TIME_TO_LIVE_MS });
  }

  private dropUser(userId: string): void {
    this.changes += 1;
    for (const [token, { user }] of this.entries) {
      if (user.id === userId) this.entries.delete(token);
    }
  }

  private dropAll(): void {
    this.changes += 1;
    this.entries.clear();
  }
}
