import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';

/** Who writes announcements; they reach staff. */
export const ANNOUNCER_ROLES: Role[] = ['admin', 'hr'];
export const ANNOUNCEMENT_ROLES = ['admin', 'hr', 'teamLeader', 'employee'] as const satisfies Role[];

export const createAnnouncementSchema = z.strictObject({
  title: lineSchema(140).min(1, 'Give it a title.'),
  text: z.string().trim().min(1, 'Write what you announce.').max(4_000, 'Use at most 4,000 characters.'),
  /** Nobody named: everybody. */
  roles: z.array(z.enum(ANNOUNCEMENT_ROLES)).max(ANNOUNCEMENT_ROLES.length),
  /** On everybody's dashboard up to this day, as the company counts days; null: not at all. */
  pinnedUntil: daySchema.nullable(),
});
export type CreateAnnouncement = z.infer<typeof createAnnouncementSchema>;
export const updateAnnouncementSchema = createAnnouncementSchema
  .omit({ roles: true })
  .extend({ version: versionSchema });
export type UpdateAnnouncement = z.infer<typeof updateAnnouncementSchema>;

export const announcementSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  roles: z.array(z.enum(ANNOUNCEMENT_ROLES)),
  pinnedUntil: z.string().nullable(),
  author: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
  /** Whether the asking person has confirmed that they read it. */
  read: z.boolean(),
  /** How many of its audience have, and how many they are; null unless the asking person writes announcements. */
  readBy: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** Only what is pinned today. */
  pinned: z.enum(['true', 'false']).optional(),
});
export type AnnouncementQuery = z.infer<typeof announcementQuerySchema>;
export const announcementListSchema = z.object({
  items: z.array(announcementSchema),
  next: z.string().nullable(),
});
export type AnnouncementList = z.infer<typeof announcementListSchema>;
