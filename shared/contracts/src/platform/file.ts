import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { FILE_VARIANTS, PHOTOS_AT_ONCE } from './file-limits.js';

const FILE_NAME_LIMIT = 200;

// What separates folders.
const FOLDERS = /[/\\]/;

export const fileNameSchema = lineSchema(FILE_NAME_LIMIT)
  .min(1, 'A file needs a name.')
  .refine((name) => !FOLDERS.test(name), 'The name of the file has characters that are not allowed.');

/** `POST /api/files`: announces a file before its bytes are sent. */
export const startUploadSchema = z.strictObject({
  /** What it is for: the key of a use that a service offers, `hr.employee-photo`. */
  use: z.string().max(60),
  name: fileNameSchema,
  /** In bytes. */
  size: z.number().int().min(1, 'The file is empty.').max(Number.MAX_SAFE_INTEGER),
});
export type StartUpload = z.infer<typeof startUploadSchema>;

/** receiving: bytes are missing; ready: looked through, and nobody's yet; attached: a record has it. */
export const FILE_STATES = ['receiving', 'ready', 'attached'] as const;

export const storedFileSchema = z.object({
  id: idSchema,
  use: z.string(),
  name: z.string(),
  /** Announced while it is received, then what is stored of it. */
  size: z.number().int(),
  /** Found in its content; null until all of it is there. */
  type: z.string().nullable(),
  state: z.enum(FILE_STATES),
  /** So many bytes are there: the next part begins at this one. */
  received: z.number().int(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** Which file, and the byte that the part begins with. */
export const filePartParamsSchema = z.strictObject({
  id: idSchema,
  start: z.coerce.number('This is not a number.').int().min(0),
});
export type FilePartParams = z.infer<typeof filePartParamsSchema>;

/** `GET /api/files/:id/content/:form`; download: full, to be saved, as everything is that is no image. */
export const fileContentParamsSchema = z.strictObject({
  id: idSchema,
  form: z.enum([...FILE_VARIANTS, 'download']),
});
export type FileContentParams = z.infer<typeof fileContentParamsSchema>;

/** `GET /api/files/:id/link`: an address that is good without a session for some minutes. */
export const fileLinkSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type FileLink = z.infer<typeof fileLinkSchema>;
export const fileTokenParamsSchema = z.strictObject({ token: z.string().max(300) });

/** `GET /api/portal/photos`: the photos of people who have an account and one. */
export const photoQuerySchema = z.strictObject({
  /** Ids of users, by comma. */
  users: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(PHOTOS_AT_ONCE)),
});
export const photoListSchema = z.object({ items: z.array(z.object({ userId: idSchema, fileId: idSchema })) });
export type PhotoList = z.infer<typeof photoListSchema>;

/** `GET /api/portal/photos/mine`: null when nobody keeps a photo of the person. */
export const ownPhotoSchema = z.object({
  own: z
    .object({
      fileId: idSchema.nullable(),
      /** What an upload of another is announced with. */
      use: z.string(),
    })
    .nullable(),
});
export type OwnPhotoState = z.infer<typeof ownPhotoSchema>;
export const setOwnPhotoSchema = z.strictObject({ fileId: idSchema.nullable() });
export type SetOwnPhoto = z.infer<typeof setOwnPhotoSchema>;
