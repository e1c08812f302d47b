import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema } from '../lists/fields.js';

export const CALENDAR_FILE_BYTES = 5 * 1_024 * 1_024;

export const CALENDAR_IMPORT_ERRORS = defineErrors({
  CALENDAR_FILE: [400, 'This file is not a calendar.'],
  CALENDAR_IMPORT_UNDONE: [409, 'This import is already undone.'],
});

export const SKIP_REASONS = [
  'cancelled',
  'endsBeforeStart',
  'noStart',
  'ruleNotSupported',
  'incomplete',
  'notAnEvent',
] as const;

/** `POST /api/calendar/imports` answers with what the file holds; `/:id/run` then makes the events, as a job. */
export const calendarImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(['ready', 'running', 'done', 'failed', 'undone']),
  /** Events that are new, and those that are already there and change. */
  fresh: z.number().int(),
  newer: z.number().int(),
  /** Already there and not older. */
  same: z.number().int(),
  /** Made so far. */
  done: z.number().int(),
  skipped: z.array(z.object({ title: z.string().nullable(), reason: z.enum(SKIP_REASONS) })),
  /** Titles of events whose times had no zone, or one that is not known. */
  warnings: z.array(z.object({ title: z.string(), warning: z.enum(['floating', 'unknownZone']) })),
  sample: z.array(z.object({ title: z.string(), start: z.string(), repeats: z.boolean() })),
  createdAt: z.iso.datetime(),
});
export type CalendarImport = z.infer<typeof calendarImportSchema>;
export const calendarImportListSchema = z.object({ items: z.array(calendarImportSchema) });
