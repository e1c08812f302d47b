import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { listQuerySchema, pageSchema } from '../lists/list.js';

/** Values of a record by field, such as they are read: names instead of ids, days as `2026-04-30`. */
const auditValuesSchema = z.record(z.string(), z.unknown());
export type AuditValues = z.infer<typeof auditValuesSchema>;

/** One thing that somebody did. It is never changed and never deleted. */
export const auditEntrySchema = z.object({
  id: idSchema,
  /** Counted from 1 in each company, without a gap. */
  seq: z.number().int(),
  at: z.string(),
  /** With the name at that time; null: the portal itself. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Kind of record, dot, verb: `employee.update`. */
  action: z.string(),
  resource: z.object({
    kind: z.string(),
    /** Null where there is no such record, as of a sign-in with an e-mail that nobody has. */
    id: z.string().nullable(),
    title: z.string(),
  }),
  /** Only the fields that changed; null where there was nothing before. */
  before: auditValuesSchema.nullable(),
  after: auditValuesSchema.nullable(),
  requestId: z.string().nullable(),
  /** SHA-256 over the entry and the hash of the one before, as 64 hexadecimal digits. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageSchema(auditEntrySchema);

const auditFilters = {
  /** Words that the actor's name, the record's title or the action contains, all of them. */
  search: z.string().trim().max(100).optional(),
  actor: idSchema.optional(),
  action: z.string().max(100).optional(),
  kind: z.string().max(100).optional(),
  resource: z.string().max(100).optional(),
  /** First and last day in the company's time zone, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
};

/** Sorted by `at`: in the order in which the entries were written. */
export const auditListQuerySchema = listQuerySchema(['at']).extend({
  ...auditFilters,
  sort: z.enum(['-at', 'at']).default('-at'),
});
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;

export const auditFilterSchema = z.strictObject(auditFilters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const textsSchema = z.record(z.string(), z.string());

/** How the trail speaks of a kind of record, in the language of the page that asks. */
const auditKindSchema = z.object({
  kind: z.string(),
  /** null: nobody knows what such a record is called. */
  title: z.string().nullable(),
  fields: textsSchema,
  /** By field: what its values are called. */
  values: z.record(z.string(), textsSchema),
  /** What the portal called the records themselves, by their ids. */
  titles: textsSchema,
});
export type AuditKind = z.infer<typeof auditKindSchema>;

/** What the trail can be narrowed to, and its words; null where nobody has any for an action. */
export const auditChoicesSchema = z.object({
  actions: z.array(z.object({ action: z.string(), words: z.string().nullable() })),
  kinds: z.array(auditKindSchema),
});
export type AuditChoices = z.infer<typeof auditChoicesSchema>;
