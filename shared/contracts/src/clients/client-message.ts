import { z } from 'zod';
import { idSchema, textSchema } from '../lists/fields.js';

/** Files of conversations with clients. */
export const CLIENT_MESSAGE_USE = 'clients.message-file';
/** Of one file, in bytes. */
export const CLIENT_MESSAGE_LIMIT = 25_000_000;
export const MOST_MESSAGE_FILES = 10;

/** What somebody of the company or of the client wrote or sent to the other side. */
export const clientMessageSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: z.object({ id: idSchema, name: z.string() }),
  side: z.enum(['company', 'client']),
  mine: z.boolean(),
  files: z.array(z.object({ id: idSchema, name: z.string(), type: z.string(), size: z.number().int() })),
  createdAt: z.iso.datetime(),
});
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** `GET /api/client-messages` and `GET /api/client-portal/messages`: the newest first. */
export const clientMessagesQuerySchema = z.strictObject({
  clientId: idSchema,
  /** Those before this one. */
  before: idSchema.optional(),
});
export type ClientMessagesQuery = z.infer<typeof clientMessagesQuerySchema>;
export const clientMessagesSchema = z.object({
  items: z.array(clientMessageSchema),
  /** For earlier ones. */
  next: idSchema.nullable(),
});
export type ClientMessages = z.infer<typeof clientMessagesSchema>;

/** `POST /api/client-messages` and `POST /api/client-portal/messages`. */
export const sendClientMessageSchema = z
  .strictObject({
    clientId: idSchema,
    text: textSchema.max(4000, 'Use at most 4,000 characters.'),
    fileIds: z
      .array(idSchema)
      .max(MOST_MESSAGE_FILES, `Send at most ${String(MOST_MESSAGE_FILES)} files in one message.`),
  })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, {
    path: ['text'],
    message: 'Write a message or add a file.',
  });
export type SendClientMessage = z.infer<typeof sendClientMessageSchema>;

/** `GET /api/client-portal/clients`: where the person who is signed in is a contact. */
export const ownClientsSchema = z.object({ items: z.array(z.object({ id: idSchema, name: z.string() })) });
export type OwnClients = z.infer<typeof ownClientsSchema>;
