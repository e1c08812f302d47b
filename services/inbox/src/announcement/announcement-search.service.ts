import { ANNOUNCEMENT, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ReaderSearch, Records, type ReaderFinds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ANNOUNCEMENTS, type AnnouncementSteps } from './announcement.record.js';

const DETAIL = 120;

/** Announcements in the portal's search: those for the person's role, the newest first. */
@Injectable()
export class AnnouncementSearch extends ReaderSearch {
  readonly key = ANNOUNCEMENT.kind;
  private readonly steps: AnnouncementSteps;

  constructor(records: Records) {
    super();
    this.steps = records.of(ANNOUNCEMENTS);
  }

  override async find(
    user: SignedInUser,
    { text, most }: { text: string; most: number },
  ): Promise<ReaderFinds> {
    if (!passesCheck(user, ANNOUNCEMENT.check('read'))) return { items: [], total: 0, totalIsExact: true };
    const query = { search: text, sort: '-createdAt', limit: most } as const;
    const { items, total, totalIsExact } = await this.steps.list(user, query);
    const found = items.map((one) => ({
      id: one.id,
      title: one.title,
      lookup: one.title,
      detail: one.text.slice(0, DETAIL),
    }));
    return { items: found, total, totalIsExact };
  }
}
