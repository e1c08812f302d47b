import type { Announcement } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AnnouncementReadRepository } from './announcement-read.repository.js';
import { mayAnnounce, type AnnouncementRow } from './announcement.record.js';

/** Completes announcements with what their rows do not have: the author's name and who has read them. */
@Injectable()
export class AnnouncementReadings {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly reads: AnnouncementReadRepository,
  ) {}

  /**
   * The announcements as the person sees them. Authors need not confirm their own. People who may announce also see how
   * many have read each.
   */
  async of(
    { id: userId, companyId, role }: SignedInUser,
    rows: readonly AnnouncementRow[],
  ): Promise<Pick<Announcement, 'author' | 'read' | 'readBy'>[]> {
    const ids = rows.map(({ id }) => id);
    const authors = [...new Set(rows.map(({ createdBy }) => createdBy))];
    const names = await this.directory.listNames(companyId, authors);
    const read = await this.reads.listRead(companyId, userId, ids);
    const readBy = mayAnnounce(role) ? await this.reads.count(companyId, ids) : null;
    return rows.map(({ id, createdBy }) => ({
      author: names.get(createdBy) ?? '',
      read: createdBy === userId || read.has(id),
      readBy: readBy ? (readBy.get(id) ?? { read: 0, of: 0 }) : null,
    }));
  }
}
