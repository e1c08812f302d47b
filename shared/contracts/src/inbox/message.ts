import { z } from 'zod';
import { idSchema, textSchema } from '../lists/fields.js';
import { feedQuerySchema } from './notification.js';
import { presenceSchema } from './presence.js';
import { ROLES } from '../permissions/roles.js';

export const MESSAGE_LIMIT = 4_000;

/** A person of the company to write to. */
export const contactSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** null: the account is no longer active. */
  role: z.enum(ROLES).nullable(),
  presence: presenceSchema,
});
export type Contact = z.infer<typeof contactSchema>;

export const contactQuerySchema = z.strictObject({ search: z.string().trim().max(100).optional() });
export const contactListSchema = z.object({ items: z.array(contactSchema) });

export const messageSchema = z.object({
  id: idSchema,
  /** Made by the sender's browser, so that a repeated request does not send twice. */
  clientId: idSchema,
  mine: z.boolean(),
  text: z.string(),
  sentAt: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

/** A conversation between two people, as one of them sees it. */
export const conversationSchema = z.object({
  id: idSchema,
  contact: contactSchema,
  last: messageSchema.pick({ mine: true, text: true, sentAt: true }),
  unread: z.number().int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationListSchema = z.object({
  items: z.array(conversationSchema),
  next: z.string().nullable(),
});
export type ConversationList = z.infer<typeof conversationListSchema>;

/** Query of conversations, ordered by their last message. `before` is the `next` of the previous page. */
export const conversationQuerySchema = feedQuerySchema;

/** `GET /api/messages/with/{id}`: the messages exchanged with a person, by the id of their account. */
export const messageListSchema = z.object({
  contact: contactSchema,
  items: z.array(messageSchema),
  next: z.string().nullable(),
  /** The last message that the other person has read. */
  readUpTo: z.string().nullable(),
});
export type MessageList = z.infer<typeof messageListSchema>;

export const sendMessageSchema = z.strictObject({
  clientId: idSchema,
  text: textSchema
    .min(1, 'Write something.')
    .max(MESSAGE_LIMIT, `Use at most ${MESSAGE_LIMIT.toLocaleString('en')} characters.`),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;
export const readMessagesSchema = z.strictObject({ upTo: idSchema });
