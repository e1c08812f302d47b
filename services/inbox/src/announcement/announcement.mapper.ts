import type { Announcement } from '@atrium/contracts';
import type { AnnouncementRecord } from './announcement.types.js';

/** @param readBy how many have read it; null: the reader is not told */
export function toAnnouncement(
  record: AnnouncementRecord,
  names: ReadonlyMap<string, string>,
  readBy: Announcement['readBy'],
): Announcement {
  const { id, title, text, roles, pinnedUntil, createdBy, createdAt, version, read } = record;
  return {
    ...{ id, title, text, roles, pinnedUntil, version, read },
    author: names.get(createdBy) ?? '',
    createdAt: createdAt.toISOString(),
    readBy,
  };
}

export const auditedAnnouncement = ({ title, text, roles, pinnedUntil }: AnnouncementRecord): object => ({
  title,
  text,
  roles: roles.join(', ') || 'everybody',
  pinnedUntil,
});
