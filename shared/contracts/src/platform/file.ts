import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { FILE_VARIANTS, PHOTOS_AT_ONCE } from './file-limits.js';

const FILE_NAME_LIMIT = 200;

// Separators of folders.
const FOLDERS = /[/\\]/;

export const fileNameSchema = lineSchema(FILE_NAME_LIMIT)
  .min(1, 'A file needs a name.')
  .refine((name) => !FOLDERS.test(name), 'The name of the file has characters that are not allowed.');

/** `POST /api/files`: announces a file before its bytes are sent. */
export const startUploadSchema = z.strictObject({
  /** What the file is for: the key of a use that a service contributes, `hr.employee-photo`. */
  use: z.string().max(60),
  name: fileNameSchema,
  /** In bytes. */
  size: z.number().int().min(1, 'The file is empty.').max(Number.MAX_SAFE_INTEGER),
});
export type StartUpload = z.infer<typeof startUploadSchema>;

/** receiving: bytes are missing; ready: inspected, and not yet attached; attached: a record has it. */
export const FILE_STATES = ['receiving', 'ready', 'attached'] as const;

export const storedFileSchema = z.object({
  id: idSchema,
  use: z.string(),
  name: z.string(),
  /** While the file is received, the announced size; then the stored size. */
  size: z.number().int(),
  /** Detected from the content; null until the file is complete. */
  type: z.string().nullable(),
  state: z.enum(FILE_STATES),
  /** Bytes received so far; the next part begins here. */
  received: z.number().int(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** The file, and the byte at which the part begins. */
export const filePartParamsSchema = z.strictObject({
  id: idSchema,
  start: z.coerce.number('This is not a number.').int().min(0),
});
export type FilePartParams = z.infer<typeof filePartParamsSchema>;

/**
 * `GET /api/files/:id/content/:form`. `download` is the full file, to be saved; every file that is no image is saved.
 */
export const fileContentParamsSchema = z.strictObject({
  id: idSchema,
  form: z.enum([...FILE_VARIANTS, 'download']),
});
export type FileContentParams = z.infer<typeof fileContentParamsSchema>;

/** `GET /api/files/:id/link`: a URL that works without a session for some minutes. */
export const fileLinkSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type FileLink = z.infer<typeof fileLinkSchema>;
export const fileTokenParamsSchema = z.strictObject({ token: z.string().max(300) });

/** `GET /api/portal/photos`: the photos of people with an account. */
export const photoQuerySchema = z.strictObject({
  /** User ids, separated by commas. */
  users: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(PHOTOS_AT_ONCE)),
});
export const photoListSchema = z.object({ items: z.array(z.object({ userId: idSchema, fileId: idSchema })) });
export type PhotoList = z.infer<typeof photoListSchema>;

/** `GET /api/portal/photos/mine`: null when no service keeps a photo of the person. */
export const ownPhotoSchema = z.object({
  own: z
    .object({
      fileId: idSchema.nullable(),
      /** The `use` for uploading a new one. */
      use: z.string(),
    })
    .nullable(),
});
export type OwnPhotoState = z.infer<typeof ownPhotoSchema>;
export const setOwnPhotoSchema = z.strictObject({ fileId: idSchema.nullable() });
export type SetOwnPhoto = z.infer<typeof setOwnPhotoSchema>;
