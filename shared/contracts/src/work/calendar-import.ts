import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema, timezoneSchema } from '../lists/fields.js';
import { CALENDAR_OWNERS } from './calendar-event.js';

/** Limits of one calendar file. */
export const CALENDAR_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const CALENDAR_FILE_MAX_ENTRIES = 10_000;

export const CALENDAR_IMPORT_ERRORS = defineErrors({
  CALENDAR_FILE_UNREAD: [400, 'This file is not a calendar.'],
  CALENDAR_FILE_WAITS: [503, 'Another file of your company is being read. Yours is next.'],
  CALENDAR_FILE_TOO_MUCH: [400, 'This file takes too long to read, or too much memory. Split it.'],
  CALENDAR_FILES_MANY: [409, 'Two of your files wait to be read. Send the next one when they are.'],
});

/**
 * reading, running, undoing: its job is running. ready: waits to be started. stopped: its job was cancelled or failed;
 * what is done stays.
 */
export const CALENDAR_IMPORT_STATES = [
  ...(['reading', 'ready', 'running', 'done'] as const),
  ...(['undoing', 'undone', 'stopped'] as const),
] as const;
export type CalendarImportState = (typeof CALENDAR_IMPORT_STATES)[number];

/** Why an entry of a file is not imported. */
export const CALENDAR_IMPORT_REASONS = [
  ...(['cancelled', 'endsBeforeStart', 'noStart', 'ruleNotSupported', 'incomplete', 'notAnEvent'] as const),
  ...(['tooLong', 'farAway', 'notKept'] as const),
] as const;
export type CalendarImportReason = (typeof CALENDAR_IMPORT_REASONS)[number];
export const CALENDAR_IMPORT_REASON_LABELS: Record<CalendarImportReason, string> = {
  cancelled: 'Cancelled',
  endsBeforeStart: 'It ends before it starts',
  noStart: 'It has no start',
  ruleNotSupported: 'Its repeat is not possible or not supported',
  incomplete: 'Its end is missing in the file',
  notAnEvent: 'It is a task, a note or a list of busy times, not an event',
  tooLong: 'It is longer than 366 days',
  farAway: 'Its year is not from 1900 to 2199',
  notKept: 'The calendar cannot keep it as the file has it',
};

/** `POST /api/calendar/imports?name&owner&zone`; the body is the file, as `application/octet-stream`. */
export const calendarUploadQuerySchema = z.strictObject({
  name: lineSchema(200).min(1),
  /** `person`, `company`, or the id of a team. */
  owner: z.union([z.literal('person'), z.literal('company'), idSchema]),
  /** In which times without a zone are read; left out: the company's. */
  zone: timezoneSchema.optional(),
});
export type CalendarUpload = z.infer<typeof calendarUploadQuerySchema>;

const count = z.number().int();

export const calendarImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** As the file names itself. */
  calendarName: z.string().nullable(),
  owner: z.object({ kind: z.enum(CALENDAR_OWNERS), id: idSchema.nullable() }),
  state: z.enum(CALENDAR_IMPORT_STATES),
  counts: z.object({
    /** New, changed since the last import, and already there. */
    add: count,
    change: count,
    same: count,
    left: count,
    /** Of those that are new or changed. */
    series: count,
    guests: count,
    floating: count,
    /** Entries that were imported and are there, removed again, and not removed. */
    done: count,
    undone: count,
    kept: count,
  }),
  left: z.array(z.object({ reason: z.enum(CALENDAR_IMPORT_REASONS), count })),
  /** All that an undo did not remove, since somebody changed them. */
  keptTitles: z.array(z.object({ title: z.string() })),
  jobId: idSchema.nullable(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  allowedTransitions: z.array(z.enum(['run', 'undo'])),
});
export type CalendarImport = z.infer<typeof calendarImportSchema>;
export const calendarImportListSchema = z.object({ items: z.array(calendarImportSchema) });

/** So many at a time. */
export const CALENDAR_ENTRIES_SHOWN = 100;

/** `GET /api/calendar/imports/:id/entries`: those that come, those of them whose times have no zone, or those left out. */
export const calendarEntriesQuerySchema = z.strictObject({
  of: z.enum(['coming', 'floating', 'left']),
  reason: z.enum(CALENDAR_IMPORT_REASONS).optional(),
  /** The place of the last one that is known. */
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(CALENDAR_FILE_MAX_ENTRIES * 10)
    .optional(),
});
export type CalendarEntriesQuery = z.infer<typeof calendarEntriesQuerySchema>;

const calendarEntrySchema = z.object({
  place: count,
  title: z.string(),
  /** A date, a moment, or the local time of the file. Null: it has none, or was read by an earlier release. */
  starts: z.string().nullable(),
  repeats: z.boolean(),
  reason: z.enum(CALENDAR_IMPORT_REASONS).nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export const calendarEntriesSchema = z.object({ items: z.array(calendarEntrySchema), more: z.boolean() });
export type CalendarEntries = z.infer<typeof calendarEntriesSchema>;
