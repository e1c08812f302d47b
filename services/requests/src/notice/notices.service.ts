import { Clock, Contributions, LiveEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { NoticeKind } from '../kind/notice-kind.service.js';
import { NoticeRepository, type NewNotice } from './notice.repository.js';

/** Cached data of notices in open pages: their list, and the number in the menu. */
export const NOTICE_TAGS = ['Notice', 'Badge'];

/** For the services that own kinds of notices. Inside `TenantDb.run` only. */
@Injectable()
export class Notices {
  constructor(
    private readonly contributions: Contributions,
    private readonly notices: NoticeRepository,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** Writes a notice. Repeatable: the same text under the same key changes nothing. @returns whether it is news */
  async put(given: NewNotice): Promise<boolean> {
    const at = this.clock.now();
    const written = await this.notices.put(given, at);
    if (!written) return false;
    for (const userId of given.knownTo ?? [])
      await this.notices.answer({ ...written, userId, snoozedUntil: null, at });
    await this.invalidate(given.kind);
    return true;
  }

  /** Removes notices that are no longer true. */
  async remove(kind: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.notices.remove(kind, keys);
    await this.invalidate(kind);
  }

  /** Forgets notices that nobody is shown any more. */
  forget(before: string): Promise<void> {
    return this.notices.removeEnded(before);
  }

  private async invalidate(kind: string): Promise<void> {
    const check = this.contributions.find(NoticeKind, kind)?.readers;
    if (check) await this.live.publish({ type: 'invalidate', tags: NOTICE_TAGS }, { check });
  }
}
