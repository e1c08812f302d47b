import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AnnouncementReadRepository } from './announcement-read.repository.js';

/** Unread announcements older than this are not counted. */
const NEWS_FOR_MS = 30 * 24 * 3_600_000;

/** How many announcements of the last month a person has not read. */
@Injectable()
export class AnnouncementBadge extends BadgeSource {
  constructor(
    private readonly db: TenantDb,
    private readonly reads: AnnouncementReadRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async counts({ id: userId, role, companyId }: SignedInUser): Promise<Record<string, number>> {
    const since = new Date(this.clock.now().getTime() - NEWS_FOR_MS);
    const announcements = await this.db.run(companyId, () => this.reads.countUnread({ userId, role }, since));
    return { announcements };
  }
}
