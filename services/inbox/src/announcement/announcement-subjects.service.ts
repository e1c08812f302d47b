import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { mayAnnounce } from './announcement.policy.js';
import { AnnouncementRepository } from './announcement.repository.js';

/** What was withdrawn, or is not for the person's role any more, is not told further. */
@Injectable()
export class AnnouncementSubjects extends NotificationSubjects {
  override readonly kinds = ['announcement.published'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly announcements: AnnouncementRepository,
  ) {
    super();
  }

  override listVisible({ id, companyId, role }: NotificationReader, ids: string[]): Promise<Set<string>> {
    const reader = { userId: id, role: mayAnnounce(role) ? null : role };
    return this.db.run(companyId, async () => new Set(await this.announcements.listVisible(reader, ids)));
  }
}
