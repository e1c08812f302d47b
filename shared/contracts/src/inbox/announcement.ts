import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, lineSchema, textSchema } from '../lists/fields.js';
import { ROLE_LABELS, type Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import { ANNOUNCER_ROLES } from './announcer-roles.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';

/** Announcements reach staff only. */
export const ANNOUNCEMENT_ROLES = ['admin', 'hr', 'teamLeader', 'employee'] as const satisfies Role[];

/** An announcement to everybody or to everybody in some roles. A withdrawn one is no longer visible. */
export const ANNOUNCEMENT = defineRecord({
  kind: 'announcement',
  path: 'announcements',
  remote: null,
  one: 'Announcement',
  many: 'Announcements',
  resource: { readers: ANNOUNCEMENT_ROLES, keepers: ANNOUNCER_ROLES },
  fields: {
    title: { label: 'Title', schema: lineSchema(140).min(1, 'Give it a title.') },
    text: {
      label: 'Text',
      schema: textSchema.min(1, 'Write the announcement.').max(4_000, 'Use at most 4,000 characters.'),
    },
    /** Empty means everybody. It cannot be changed, because these people have been notified. */
    roles: {
      label: 'Roles',
      schema: z.array(z.enum(ANNOUNCEMENT_ROLES)).max(ANNOUNCEMENT_ROLES.length),
      fixed: true,
    },
    /** Shown on the audience's dashboards up to this day, by the company's date; null: not shown there. */
    pinnedUntil: { label: 'Pinned until', schema: daySchema.nullable() },
  },
  columns: [
    { key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true },
    {
      key: 'roles',
      type: 'choice',
      options: choices(ANNOUNCEMENT_ROLES, ROLE_LABELS),
    },
  ],
  shows: {
    author: z.string(),
    createdAt: z.string(),
    /** Whether the asking person has confirmed reading it. */
    read: z.boolean(),
    /**
     * How many of its audience have confirmed it, and the size of the audience; null unless the asking person may
     * announce.
     */
    readBy: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
  },
  steps: { withdraw: { needs: 'delete', verb: 'withdrawn' } },
});
export type Announcement = Shown<typeof ANNOUNCEMENT>;
export type CreateAnnouncement = Created<typeof ANNOUNCEMENT>;
export type UpdateAnnouncement = Updated<typeof ANNOUNCEMENT>;
export type AnnouncementQuery = Queried<typeof ANNOUNCEMENT>;

/** Announcements on the dashboard, the newest first. */
export const pinnedAnnouncementsSchema = z.object({ items: z.array(ANNOUNCEMENT.schema) });
