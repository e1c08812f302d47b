import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { EMAIL_CHOICES } from '../areas/notification-kind.js';
import { wordsSchema } from '../portal/words.js';
import { presenceSchema } from './presence.js';

/** Whoever did what a person is told of. */
export const notificationActorSchema = z.object({ id: idSchema, name: z.string(), presence: presenceSchema });

/** What the portal says in a notification, for every language; left out where somebody wrote it themselves. */
export const notificationWordsSchema = z.object({
  title: wordsSchema.optional(),
  text: wordsSchema.optional(),
});
export type NotificationWords = z.infer<typeof notificationWordsSchema>;

export const notificationSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** Of the kit: what stands beside it when nobody did it. */
  icon: z.string(),
  /** In the language of the page that asks, or as somebody wrote it. */
  title: z.string(),
  text: z.string().nullable(),
  /** Below /{companyCode}, with its query; `/` is the root path; null when it leads nowhere that this person may go. */
  path: z.string().nullable(),
  actor: notificationActorSchema.nullable(),
  createdAt: z.string(),
  read: z.boolean(),
  /** What it was about is not the person's to see any more: title and text no longer say what it was. */
  gone: z.boolean(),
});
export type InboxNotification = z.infer<typeof notificationSchema>;

/** Query of a list that only grows at its newer end: `before` is the `next` of the page before. */
export const feedQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type FeedQuery = z.infer<typeof feedQuerySchema>;

export interface Feed<Item> {
  /** The newest first. */
  items: Item[];
  /** Where the next page begins; null when there is none. */
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

/** A kind that can concern the person, as they choose by which ways they hear of it. */
const notificationKindSchema = z.object({
  kind: z.string(),
  /** In the language of the page that asks, as `group`. */
  title: z.string(),
  group: z.string(),
  /** It knows no choice. */
  mandatory: z.boolean(),
  /** It is mailed only. */
  ownMenu: z.boolean(),
  /** By e-mail, until the person chooses. */
  email: z.enum(EMAIL_CHOICES),
});
export type NotificationKind = z.infer<typeof notificationKindSchema>;
export const notificationKindListSchema = z.object({ items: z.array(notificationKindSchema) });
export type NotificationKindList = z.infer<typeof notificationKindListSchema>;

export const markNotificationSchema = z.strictObject({ read: z.boolean() });
/** Up to the newest that the person has seen, so that what came since stays unread. */
export const readNotificationsSchema = z.strictObject({ upTo: idSchema });

/** Counted to here; more is shown as `99+`. */
export const COUNT_LIMIT = 100;
/** `GET /api/inbox/counts`: what is unread, and what waits behind entries of the menu, by their `badge`. */
export const inboxCountsSchema = z.object({
  notifications: z.number().int(),
  messages: z.number().int(),
  badges: z.record(z.string(), z.number().int()),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;
