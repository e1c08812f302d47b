import { z } from 'zod';
import { daySchema, lineSchema } from '../lists/fields.js';
import { ROLE_LABELS, type Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';

/** Who writes announcements; they reach staff. */
export const ANNOUNCER_ROLES: Role[] = ['admin', 'hr'];
export const ANNOUNCEMENT_ROLES = ['admin', 'hr', 'teamLeader', 'employee'] as const satisfies Role[];

/** What is said to everybody, or to all of some roles. A withdrawn one is not there any more. */
export const ANNOUNCEMENT = defineRecord({
  kind: 'announcement',
  remote: null,
  one: 'Announcement',
  many: 'Announcements',
  resource: { readers: ANNOUNCEMENT_ROLES, keepers: ANNOUNCER_ROLES },
  fields: {
    title: { label: 'Title', schema: lineSchema(140).min(1, 'Give it a title.') },
    text: {
      label: 'Text',
      schema: z
        .string()
        .trim()
        .min(1, 'Write what you announce.')
        .max(4_000, 'Use at most 4,000 characters.'),
    },
    /** Nobody named: everybody. It was told to them, so it stays. */
    roles: {
      label: 'Roles',
      schema: z.array(z.enum(ANNOUNCEMENT_ROLES)).max(ANNOUNCEMENT_ROLES.length),
      fixed: true,
    },
    /** On everybody's dashboard up to this day, as the company counts days; null: not at all. */
    pinnedUntil: { label: 'Pinned until', schema: daySchema.nullable() },
  },
  columns: [
    { key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true },
    {
      key: 'roles',
      type: 'choice',
      options: ANNOUNCEMENT_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
  ],
  shows: {
    author: z.string(),
    createdAt: z.string(),
    /** Whether the asking person has confirmed that they read it. */
    read: z.boolean(),
    /** How many of its audience have, and how many they are; null unless the asking person writes announcements. */
    readBy: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
  },
  steps: { withdraw: { needs: 'delete', verb: 'withdrawn' } },
});
export type Announcement = Shown<typeof ANNOUNCEMENT>;
export type CreateAnnouncement = Created<typeof ANNOUNCEMENT>;
export type UpdateAnnouncement = Updated<typeof ANNOUNCEMENT>;
export type AnnouncementQuery = Queried<typeof ANNOUNCEMENT>;

/** Those on the dashboard, the newest first. */
export const pinnedAnnouncementsSchema = z.object({ items: z.array(ANNOUNCEMENT.schema) });
