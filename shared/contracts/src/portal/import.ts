import { z } from 'zod';
import { idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { EXPORT_FORMATS } from '../lists/list-export.js';

/** Limits of one file. */
export const IMPORT_MAX_BYTES = 25 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;
/** Of files whose rows are checked as they are read, so that none has to be held. */
export const STREAMED_IMPORT_MAX_ROWS = 100_000;
/** An import is kept, and can be undone, for this long. */
export const IMPORT_KEPT_DAYS = 30;

/**
 * mapping: waits for the columns to be mapped. checking, running, undoing: its job is running. checked: waits to be
 * started. stopped: its job was cancelled or failed; what is done stays, and it can be continued.
 */
export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
  'stopped',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * new: not checked. faulty: has errors. known: there already, left out. ready: will be imported. created: imported.
 * filled: completed a record that was there. rejected: was ready but refused. undone: taken back. kept: not taken back by undoing.
 */
export const IMPORT_ROW_STATES = [
  'new',
  'faulty',
  'known',
  'ready',
  'created',
  'filled',
  'rejected',
  'undone',
  'kept',
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export const IMPORT_TRANSITIONS = ['map', 'run', 'undo'] as const;

/** Field -> index of its column in the file, from 0; null: the file has no such column. */
const mappingSchema = z.record(z.string().max(60), z.number().int().min(0).max(199).nullable());
export type ImportMapping = z.infer<typeof mappingSchema>;

/** Choice -> the chosen value. */
const chosenSchema = z.record(z.string().max(40), z.string().max(40));
export type ImportChosen = z.infer<typeof chosenSchema>;

/** What a person decides for a whole file. `country`: any country, by its ISO code of two letters. */
const choiceSchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  type: z.enum(['options', 'country']),
  /** Those that the person may choose; of a country, none. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  value: z.string(),
});

export const importSchema = z.object({
  id: idSchema,
  importer: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  headings: z.array(z.string()),
  /** The first rows, unchanged. */
  samples: z.array(z.array(z.string())),
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      required: z.boolean(),
      /** Not required if this field has a column. */
      orElse: z.string().nullable(),
      help: z.string().nullable(),
    }),
  ),
  /** As chosen, or guessed from the headings. */
  mapping: mappingSchema,
  choices: z.array(choiceSchema),
  /** An optional step after each record's creation, such as an invitation. */
  followUp: z.object({ label: z.string() }).nullable(),
  follow: z.boolean(),
  /** Number of rows by state. */
  counts: z.object(Object.fromEntries(IMPORT_ROW_STATES.map((state) => [state, z.number().int()]))),
  /** Created, but the follow-up step was refused. */
  notFollowed: z.number().int(),
  jobId: idSchema.nullable(),
  createdBy: idSchema,
  createdAt: z.string(),
  version: z.number().int(),
  allowedTransitions: z.array(z.enum(IMPORT_TRANSITIONS)),
});
export type Import = Omit<z.infer<typeof importSchema>, 'counts'> & {
  counts: Record<ImportRowState, number>;
};

export const importListSchema = z.object({ items: z.array(importSchema) });
export interface ImportList {
  items: Import[];
}

const importerSchema = z.string().max(100);
export const importListQuerySchema = z.strictObject({ importer: importerSchema });
export const importUploadQuerySchema = z.strictObject({
  importer: importerSchema,
  name: lineSchema(200).min(1),
});
export type ImportUpload = z.infer<typeof importUploadQuerySchema>;
export const importTemplateQuerySchema = z.strictObject({
  importer: importerSchema,
  format: z.enum(EXPORT_FORMATS),
});
export const importFileQuerySchema = z.strictObject({ id: idSchema, format: z.enum(EXPORT_FORMATS) });

export const mapImportSchema = z.strictObject({
  version: versionSchema,
  mapping: mappingSchema,
  /** What is left out takes its usual value. */
  choices: chosenSchema.default({}),
});
export type MapImport = z.input<typeof mapImportSchema>;
export const runImportSchema = z.strictObject({ version: versionSchema, follow: z.boolean() });
export type RunImport = z.infer<typeof runImportSchema>;

export const importRowSchema = z.object({
  /** Line number as in a spreadsheet: the headings are line 1. */
  line: z.number().int(),
  state: z.enum(IMPORT_ROW_STATES),
  cells: z.array(z.string()),
  /** The errors in words, each with its field; null: about the whole row. */
  faults: z.array(z.object({ field: z.string().nullable(), words: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;
/** Rows after a line, in the given states. */
export const importRowsQuerySchema = z.strictObject({
  state: z.enum(IMPORT_ROW_STATES),
  after: z.coerce.number().int().min(0).max(1_048_576).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ImportRowsQuery = z.infer<typeof importRowsQuerySchema>;
export const importRowsSchema = z.object({ items: z.array(importRowSchema), more: z.boolean() });
export type ImportRows = z.infer<typeof importRowsSchema>;
