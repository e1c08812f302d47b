import { defineTable, uuid, day, many, moment, orNull, text, type EntityOf } from '@atrium/records';
import type { Announcement } from '@atrium/contracts';

export const AnnouncementEntity = defineTable('announcement', {
  title: text(),
  text: text(),
  /** Empty means everybody. */
  roles: many(text<Announcement['roles'][number]>()),
  pinnedUntil: orNull(day()),
  archivedAt: orNull(moment()),
  createdBy: uuid(),
  createdAt: moment(),
  updatedBy: uuid(),
  updatedAt: moment(),
});
export type AnnouncementEntity = EntityOf<typeof AnnouncementEntity>;
