import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { EMAIL_CHOICES } from '../areas/notification-kind.js';
import { joinedWordsSchema, wordsSchema } from '../portal/words.js';
import { presenceSchema } from './presence.js';

/** The person who caused the notification. */
export const notificationActorSchema = z.object({ id: idSchema, name: z.string(), presence: presenceSchema });

const wordsOrJoined = z.union([wordsSchema, joinedWordsSchema]);

/** The portal's sentence in a notification, for translation; left out where a person wrote the text. */
export const notificationWordsSchema = z.object({
  title: wordsOrJoined.optional(),
  text: wordsOrJoined.optional(),
  /** The records that it names, each with the query of its own page; without an id: the others, in their list. */
  parts: z
    .array(
      z.object({
        title: z.string(),
        words: wordsOrJoined.optional(),
        query: z.string(),
        subjectId: idSchema.optional(),
      }),
    )
    .optional(),
});
export type NotificationWords = z.infer<typeof notificationWordsSchema>;

export const notificationSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** An icon of the UI kit, shown when no person caused it. */
  icon: z.string(),
  /** In the language of the asking page, or as a person wrote it. */
  title: z.string(),
  text: z.string().nullable(),
  /**
   * Below /{companyCode}, with its query; `/` is the root path; null when there is no page that this person may open.
   */
  path: z.string().nullable(),
  /** What one of several names, each with its own page as `path` is. */
  parts: z.array(z.object({ title: z.string(), path: z.string().nullable() })),
  actor: notificationActorSchema.nullable(),
  createdAt: z.string(),
  read: z.boolean(),
  /** The person may no longer see the record it was about, so title and text no longer name it. */
  gone: z.boolean(),
});
export type InboxNotification = z.infer<typeof notificationSchema>;

/** Query of a list that grows only at its newer end. `before` is the `next` of the previous page. */
export const feedQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type FeedQuery = z.infer<typeof feedQuerySchema>;

export interface Feed<Item> {
  /** The newest first. */
  items: Item[];
  /** The `before` of the next page; null on the last page. */
  next: string | null;
}

export const notificationListQuerySchema = feedQuerySchema.extend({
  unread: z.enum(['true', 'false']).optional(),
});
export type NotificationListQuery = z.infer<typeof notificationListQuerySchema>;
export const notificationListSchema = z.object({
  items: z.array(notificationSchema),
  next: z.string().nullable(),
});
export type NotificationList = z.infer<typeof notificationListSchema>;

/** A kind that can concern the person, for choosing how to be notified. */
const notificationKindSchema = z.object({
  kind: z.string(),
  /** In the language of the asking page, like `group`. */
  title: z.string(),
  group: z.string(),
  /** People cannot choose how to get it. */
  mandatory: z.boolean(),
  /** It is only mailed, because the portal shows it in a menu of its own. */
  ownMenu: z.boolean(),
  /** The default for e-mail, until the person chooses. */
  email: z.enum(EMAIL_CHOICES),
});
export type NotificationKind = z.infer<typeof notificationKindSchema>;
export const notificationKindListSchema = z.object({ items: z.array(notificationKindSchema) });
export type NotificationKindList = z.infer<typeof notificationKindListSchema>;

export const markNotificationSchema = z.strictObject({ read: z.boolean() });
/** Marks as read up to the newest one that the person has seen, so that later ones stay unread. */
export const readNotificationsSchema = z.strictObject({ upTo: idSchema });

/** Counting stops here; a count of 100 is shown as `99+`. */
export const COUNT_LIMIT = 100;
/** `GET /api/inbox/counts`: unread counts, and the counts of menu entries by their `badge`. */
export const inboxCountsSchema = z.object({
  notifications: z.number().int(),
  messages: z.number().int(),
  badges: z.record(z.string(), z.number().int()),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;
