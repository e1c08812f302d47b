import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema } from '../lists/fields.js';

/** Files of events: whoever sees the event sees them. */
export const EVENT_FILE_USE = 'work.event-file';
export const EVENT_FILE_LIMIT = 25_000_000;
export const MOST_EVENT_FILES = 20;

export const EVENT_FILE_ERRORS = defineErrors({
  EVENT_FILES_FULL: [409, 'An event can have at most 20 files.'],
});

export const eventFileSchema = z.object({
  /** Of the file. */
  id: idSchema,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
});
export type EventFile = z.infer<typeof eventFileSchema>;

/** `POST /api/calendar/events/:id/files`: an upload for this use. */
export const addEventFileSchema = z.strictObject({ fileId: idSchema });
export const eventFileParamsSchema = z.strictObject({ id: idSchema, fileId: idSchema });
