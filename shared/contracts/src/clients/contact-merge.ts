import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import {
  MERGED_PART_LABELS,
  mergeChoicesSchema,
  mergeFieldSchema,
  mergePartSchema,
  mergeVersionsSchema,
  RECORD_MERGE_ERRORS,
} from '../records/record-merge.js';
import { MATCH_REASONS, MATCH_VERDICTS } from './contact-match.js';

export const MERGE_KINDS = ['lead', 'client'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

/** Most records that become one. */
export const MOST_MERGED = 10;

/** What moves to the survivor, by the key of what is attached. */
export const MERGE_PART_LABELS: Record<string, string> = {
  ...MERGED_PART_LABELS,
  contacts: 'Contacts',
  proposals: 'Proposals',
  projects: 'Projects',
  onboardings: 'Onboardings',
  messages: 'Messages',
  files: 'Files of the client',
  enquiries: 'Web enquiries',
  leads: 'Leads',
  activities: 'Calls, notes and messages',
};

/** What a person says before records that differ in it become one. */
export const MERGE_QUESTIONS = ['gstin', 'convertedClient', 'logins'] as const;
export type MergeQuestionKey = (typeof MERGE_QUESTIONS)[number];

export const MERGE_ERRORS = {
  ...RECORD_MERGE_ERRORS,
  ...defineErrors({
    MERGE_ASKS: [409, 'Say first that these are one although they differ.'],
    MERGE_ARCHIVED: [409, 'One of these is archived. Restore it first.'],
    MERGE_ONBOARDINGS: [409, 'Several of these have an onboarding of their own. Cancel all but one first.'],
  }),
};

/** Those that become one, the survivor first. */
const mergedIds = z
  .array(idSchema)
  .min(2, 'Choose at least two.')
  .max(MOST_MERGED, 'Merge at most 10 together.')
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each only once.');

const idList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(mergedIds);

/** `GET /api/contact-merges/preview`; the ids are divided by commas. */
export const mergePreviewQuerySchema = z.strictObject({ kind: z.enum(MERGE_KINDS), ids: idList });
export type MergePreviewQuery = z.infer<typeof mergePreviewQuerySchema>;

export const mergePreviewSchema = z.object({
  /** The survivor first. */
  records: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      note: z.string(),
      version: z.number().int(),
      owner: refSchema.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  fields: z.array(mergeFieldSchema),
  /** Kept from all. */
  lists: z.array(z.object({ list: z.string(), label: z.string(), values: z.array(z.string()) })),
  /** How many of each part the others bring along. */
  moving: z.array(mergePartSchema),
  ask: z.array(z.object({ question: z.enum(MERGE_QUESTIONS), values: z.array(z.string()) })),
});
export type ContactMergePreview = z.infer<typeof mergePreviewSchema>;

/** `POST /api/contact-merges` */
export const mergeContactsSchema = z.strictObject({
  kind: z.enum(MERGE_KINDS),
  ids: mergedIds,
  versions: mergeVersionsSchema,
  choices: mergeChoicesSchema.default({}),
  agreed: z.array(z.enum(MERGE_QUESTIONS)).max(MERGE_QUESTIONS.length).default([]),
});
export type MergeContacts = z.infer<typeof mergeContactsSchema>;

export const contactMergeSchema = z.object({
  id: idSchema,
  kind: z.enum(MERGE_KINDS),
  survivor: refSchema,
  /** Their names when they were merged. */
  merged: z.array(z.string()),
  at: z.iso.datetime(),
  by: z.string(),
  undoneAt: z.iso.datetime().nullable(),
  mayUndo: z.boolean(),
});
export type ContactMerge = z.infer<typeof contactMergeSchema>;

/** `GET /api/contact-merges`: those of the last 30 days. */
export const mergesQuerySchema = z.strictObject({
  kind: z.enum(MERGE_KINDS),
  /** Those of one run over all that are the same. */
  job: z.string().max(60).optional(),
  before: idSchema.optional(),
});
export type MergesQuery = z.infer<typeof mergesQuerySchema>;

export const contactMergesSchema = z.object({
  items: z.array(contactMergeSchema),
  next: idSchema.nullable(),
});
export type ContactMerges = z.infer<typeof contactMergesSchema>;

/** `POST /api/contact-merges/:id/undo`: what went back, and what stays with the survivor. */
export const undoneMergeSchema = z.object({
  merge: contactMergeSchema,
  back: z.array(mergePartSchema),
  /** Attached since, or moved elsewhere or deleted since. */
  staying: z.array(mergePartSchema),
  /** Labels of the fields that were changed since. */
  kept: z.array(z.string()),
});
export type UndoneMerge = z.infer<typeof undoneMergeSchema>;

export const DUPLICATE_LISTS = [...MATCH_VERDICTS, 'different'] as const;
export type DuplicateList = (typeof DUPLICATE_LISTS)[number];

/** `GET /api/contact-duplicates`: of `different`, those that somebody found not to be one. */
export const duplicatesQuerySchema = z.strictObject({
  kind: z.enum(MERGE_KINDS),
  list: z.enum(DUPLICATE_LISTS).default('same'),
  cursor: z.string().max(400).optional(),
});
export type DuplicatesQuery = z.infer<typeof duplicatesQuerySchema>;

export const duplicateGroupSchema = z.object({
  records: z.array(
    z.object({ id: idSchema, name: z.string(), note: z.string(), owner: z.string().nullable() }),
  ),
  /** Null of those that are not one. */
  why: z.enum(MATCH_REASONS).nullable(),
});
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>;

export const duplicatesSchema = z.object({
  items: z.array(duplicateGroupSchema),
  next: z.string().nullable(),
});
export type Duplicates = z.infer<typeof duplicatesSchema>;

/** `POST /api/contact-duplicates/part` and `join`: says of some that they are not one, or takes that back. */
export const differenceSchema = z.strictObject({ kind: z.enum(MERGE_KINDS), ids: mergedIds });
export type Difference = z.infer<typeof differenceSchema>;

/** `POST /api/contact-duplicates/merge-same` */
export const mergeSameSchema = z.strictObject({ kind: z.enum(MERGE_KINDS) });
export type MergeSame = z.infer<typeof mergeSameSchema>;
export const startedMergeSchema = z.object({ jobId: z.string() });
export type StartedMerge = z.infer<typeof startedMergeSchema>;

/** The result of that job. */
export const mergedSameSchema = z.object({
  merged: z.number().int(),
  /** Left as they are, since somebody must say something first; at most 100. */
  left: z.array(z.object({ names: z.array(z.string()), why: z.string() })),
});
export type MergedSame = z.infer<typeof mergedSameSchema>;
