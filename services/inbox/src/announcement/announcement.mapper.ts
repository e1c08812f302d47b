import type { Announcement } from '@atrium/contracts';
import type { Member } from '@atrium/identity';
import type { AnnouncementRecord } from './announcement.types.js';

/** @param members all active staff, of whom the readers are counted; null: they are not told */
export function toAnnouncement(
  record: AnnouncementRecord,
  names: ReadonlyMap<string, string>,
  members: Member[] | null,
): Announcement {
  const { id, title, text, roles, pinnedUntil, createdBy, createdAt, version, read, readers } = record;
  // The author need not confirm their own.
  const audience = (members ?? []).filter(
    (member) => member.id !== createdBy && (roles.length === 0 || roles.some((role) => role === member.role)),
  );
  const done = new Set(readers);
  return {
    ...{ id, title, text, roles, pinnedUntil, version, read },
    author: names.get(createdBy) ?? '',
    createdAt: createdAt.toISOString(),
    readBy: members && { read: audience.filter((member) => done.has(member.id)).length, of: audience.length },
  };
}

export const auditedAnnouncement = ({ title, text, roles, pinnedUntil }: AnnouncementRecord): object => ({
  title,
  text,
  roles: roles.join(', ') || 'everybody',
  pinnedUntil,
});
