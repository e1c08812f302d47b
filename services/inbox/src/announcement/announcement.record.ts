import { ANNOUNCEMENT, ANNOUNCER_ROLES, type Announcement, type Role } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { AnnouncementEntity } from './announcement.entity.js';

/** Withdrawn ones are never listed. */
const UNREAD = ['archivedAt', 'updatedBy', 'updatedAt'] as const;

export type AnnouncementRow = RowOf<typeof AnnouncementEntity, typeof UNREAD>;

export type AnnouncementSteps = RecordSteps<AnnouncementRow, AnnouncementEntity, Announcement>;

/** The condition for announcements to a role; `?` is the role. */
const FOR_ROLE = `a.roles = '{}' or ? = any(a.roles)`;

export const ofRole = (role: Role) => ({ sql: FOR_ROLE, values: [role] });

const LIST = tenantList<AnnouncementRow>()({
  list: ANNOUNCEMENT.list,
  // Withdrawn announcements are never listed.
  from: '(select * from announcement where archived_at is null) a',
  alias: 'a',
  columns: AnnouncementEntity.select('a', { without: UNREAD }),
  // Ids are in the order of time.
  sorts: { createdAt: 'a.id' },
  filters: {},
  text: { kind: ANNOUNCEMENT.kind, content: `lower(a.title || ' ' || a.text)` },
});

/** What a row alone does not say. */
type Completed = 'author' | 'read' | 'readBy';

export const ANNOUNCEMENTS: RecordRules<AnnouncementRow, AnnouncementEntity, Announcement, Completed> = {
  record: ANNOUNCEMENT,
  table: { record: ANNOUNCEMENT, entity: AnnouncementEntity },
  list: LIST,
  seenBy: ({ role }) => (mayAnnounce(role) ? 'all' : [ofRole(role)]),
  title: ({ title }) => title,
  shows: (row): OwnAnswer<Announcement, Completed> => ({
    title: row.title,
    text: row.text,
    roles: row.roles,
    pinnedUntil: row.pinnedUntil,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ roles }) => ({ roles: roles.join(', ') || 'everybody' }),
};

/** People who may announce see all announcements and how many people have read them. */
export const mayAnnounce = (role: Role): boolean => ANNOUNCER_ROLES.includes(role);
