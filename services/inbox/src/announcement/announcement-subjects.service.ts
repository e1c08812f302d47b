import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ANNOUNCEMENTS, type AnnouncementSteps } from './announcement.record.js';

/** Hides notifications about announcements that were withdrawn or are no longer for the person's role. */
@Injectable()
export class AnnouncementSubjects extends NotificationSubjects {
  override readonly kinds = ['announcement.published'] as const;
  private readonly steps: AnnouncementSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
  ) {
    super();
    this.steps = records.of(ANNOUNCEMENTS);
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, () => this.steps.sight.seenOf(reader, ids));
  }
}
