import type { Announcement } from '@atrium/contracts';
import { OfferedSubject, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { AnnouncementEntity } from './announcement.entity.js';
import { ANNOUNCEMENTS, type AnnouncementRow } from './announcement.record.js';

/** The history and the comments of an announcement are for those whom it is for. A withdrawn one has neither. */
@Injectable()
export class AnnouncementSubject extends OfferedSubject<AnnouncementRow, AnnouncementEntity, Announcement> {
  constructor(records: Records) {
    super(records.of(ANNOUNCEMENTS));
  }
}
