import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { listQuerySchema, pageSchema } from '../lists/list.js';

/** Values of a record by field, as people read them: names instead of ids, days as `2026-04-30`. */
const auditValuesSchema = z.record(z.string(), z.unknown());
export type AuditValues = z.infer<typeof auditValuesSchema>;

/** An action of a person or the portal. Entries are never changed or deleted. */
export const auditEntrySchema = z.object({
  id: idSchema,
  /** Counted from 1 in each company, without gaps. */
  seq: z.number().int(),
  at: z.string(),
  /** With the name at that time; null: the portal itself. Without an id: someone outside who has no account. */
  actor: z.object({ id: idSchema.nullable(), name: z.string() }).nullable(),
  /** Kind of record, dot, verb: `employee.update`. */
  action: z.string(),
  resource: z.object({
    kind: z.string(),
    /** Null where there is no such record, as for a sign-in with an unknown e-mail. */
    id: z.string().nullable(),
    title: z.string(),
  }),
  /** Only the fields that changed; null for a new record. */
  before: auditValuesSchema.nullable(),
  after: auditValuesSchema.nullable(),
  requestId: z.string().nullable(),
  /** SHA-256 over the entry and the hash of the previous one, as 64 hexadecimal digits. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageSchema(auditEntrySchema);

const auditFilters = {
  /** Words that must all occur in the actor's name, the record's title or the action. */
  search: z.string().trim().max(100).optional(),
  actor: idSchema.optional(),
  action: z.string().max(100).optional(),
  kind: z.string().max(100).optional(),
  resource: z.string().max(100).optional(),
  /** First and last day in the company's time zone, both inclusive. */
  from: daySchema.optional(),
  to: daySchema.optional(),
};

/** Sorting by `at` is the order in which entries were written. */
export const auditListQuerySchema = listQuerySchema(['at']).extend({
  ...auditFilters,
  sort: z.enum(['-at', 'at']).default('-at'),
});
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;

export const auditFilterSchema = z.strictObject(auditFilters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const textsSchema = z.record(z.string(), z.string());

/** The trail's words for a kind of record, in the language of the asking page. */
const auditKindSchema = z.object({
  kind: z.string(),
  /** null: the kind has no name. */
  title: z.string().nullable(),
  fields: textsSchema,
  /** By field: the labels of its values. */
  values: z.record(z.string(), textsSchema),
  /** Names of records that the portal itself names, by id. */
  titles: textsSchema,
});
export type AuditKind = z.infer<typeof auditKindSchema>;

/** The filters of the trail and its words; `words` is null for an action without any. */
export const auditChoicesSchema = z.object({
  actions: z.array(z.object({ action: z.string(), words: z.string().nullable() })),
  kinds: z.array(auditKindSchema),
});
export type AuditChoices = z.infer<typeof auditChoicesSchema>;

/** `GET /api/audit/words`: the words of one kind of record. */
export const auditWordsQuerySchema = z.object({ kind: z.string().min(1).max(60) });
