import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** Files that are kept with a client. */
export const CLIENT_FILE_USE = 'clients.client-file';
/** Beside the upload. */
export const CLIENT_FILE_KEPT = 'This file is kept with a client already.';
/** Of one file, in bytes. */
export const CLIENT_FILE_LIMIT = 25_000_000;

/** A file of a client: kept by the company, or sent in a message. */
export const clientFileSchema = z.object({
  /** Of the file's content. */
  id: idSchema,
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  side: z.enum(['company', 'client']),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** People at the client see it. */
  shared: z.boolean(),
  /** Sent in a message, so that it stays as it was sent. */
  sent: z.boolean(),
});
export type ClientFile = z.infer<typeof clientFileSchema>;

/** `GET /api/client-files` and `GET /api/client-portal/files`: the newest first, at most 200. */
export const clientFilesQuerySchema = z.strictObject({ clientId: idSchema });
export const clientFilesSchema = z.object({ items: z.array(clientFileSchema) });
export type ClientFiles = z.infer<typeof clientFilesSchema>;

export const addClientFileSchema = z.strictObject({
  clientId: idSchema,
  fileId: idSchema,
  shared: z.boolean(),
});
export type AddClientFile = z.infer<typeof addClientFileSchema>;

export const shareClientFileSchema = z.strictObject({ shared: z.boolean() });
export type ShareClientFile = z.infer<typeof shareClientFileSchema>;
