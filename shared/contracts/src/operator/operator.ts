import { z } from 'zod';
import { accountSchema, ownPasswordSchema } from '../identity/account.js';
import { secondFactorCodeSchema } from '../identity/auth.js';
import { emailSchema, idSchema } from '../lists/fields.js';

/** A person who runs the installation and is no user of any company. */
export const operatorSchema = z.object({
  id: idSchema,
  email: z.string(),
  secondFactor: accountSchema.shape.secondFactor,
});
export type Operator = z.infer<typeof operatorSchema>;
export const operatorSessionSchema = z.object({ operator: operatorSchema });
export type OperatorSession = z.infer<typeof operatorSessionSchema>;

export const operatorLoginSchema = z.strictObject({
  email: emailSchema,
  password: ownPasswordSchema,
  /** Needed after the answer SECOND_FACTOR_NEEDED. */
  code: secondFactorCodeSchema.optional(),
});
export type OperatorLogin = z.infer<typeof operatorLoginSchema>;

/** `POST /api/platform/second-factor`: the password proves that the operator is the one who signed in. */
export const beginOperatorFactorSchema = z.strictObject({ password: ownPasswordSchema });
export type BeginOperatorFactor = z.infer<typeof beginOperatorFactorSchema>;

/** The part of a company that the operator may see: that it exists and is used, and nothing of its business. */
export const operatedCompanySchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  demo: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Number of active accounts. */
  people: z.number().int(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type OperatedCompany = z.infer<typeof operatedCompanySchema>;

/** Ordered by name; `after` is the `next` of the previous page. */
export const operatedCompanyQuerySchema = z.strictObject({
  search: z.string().trim().max(100).default(''),
  after: idSchema.optional(),
});
export type OperatedCompanyQuery = z.infer<typeof operatedCompanyQuerySchema>;
export const operatedCompanyPageSchema = z.object({
  items: z.array(operatedCompanySchema),
  next: idSchema.nullable(),
});
export type OperatedCompanyPage = z.infer<typeof operatedCompanyPageSchema>;

/** An action of an operator. Entries are never changed or deleted. */
export const operatorEntrySchema = z.object({
  seq: z.number().int(),
  at: z.iso.datetime(),
  /** Null: the portal at its start, or somebody who could not sign in. */
  operator: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type OperatorEntry = z.infer<typeof operatorEntrySchema>;
export const operatorLogQuerySchema = z.strictObject({ before: z.coerce.number().int().min(1).optional() });
export const operatorLogSchema = z.object({ items: z.array(operatorEntrySchema), more: z.boolean() });
export type OperatorLog = z.infer<typeof operatorLogSchema>;

/** A job that has used all its attempts and waits for a person, without its content. */
export const deadJobSchema = z.object({
  id: z.string(),
  /** As the code names it, `platform.mail-delivery`; `event` for an event between parts of the portal. */
  kind: z.string(),
  /** Null: a job of the installation. */
  company: z.object({ code: z.string(), name: z.string() }).nullable(),
  attempts: z.number().int(),
  /** Null: its worker was killed. */
  error: z.string().nullable(),
  since: z.iso.datetime(),
});
export type DeadJob = z.infer<typeof deadJobSchema>;
/** The oldest first; `more` says that there are others. */
export const deadJobListSchema = z.object({ items: z.array(deadJobSchema), more: z.boolean() });
export type DeadJobList = z.infer<typeof deadJobListSchema>;

/** Mail of a new company that waits until the operator lets it go. Its subjects show whether it is what it should be. */
export const heldMailSchema = z.object({
  company: z.object({ id: idSchema, code: z.string(), name: z.string() }),
  mails: z.number().int(),
  /** How many addresses. */
  people: z.number().int(),
  since: z.iso.datetime(),
  /** Some of them. */
  subjects: z.array(z.string()),
});
export type HeldMail = z.infer<typeof heldMailSchema>;
export const heldMailListSchema = z.object({ items: z.array(heldMailSchema) });
export type HeldMailList = z.infer<typeof heldMailListSchema>;
export const releaseMailSchema = z.strictObject({ companyId: idSchema });
export type ReleaseMail = z.infer<typeof releaseMailSchema>;
/** How many go out now. */
export const releasedMailSchema = z.object({ sent: z.number().int() });
export type ReleasedMail = z.infer<typeof releasedMailSchema>;

/** The id of one job, or all. */
export const retryDeadJobsSchema = z.strictObject({ id: z.string().min(1).max(40).nullable() });
export type RetryDeadJobs = z.infer<typeof retryDeadJobsSchema>;
/** How many are retried. */
export const retriedJobsSchema = z.object({ retried: z.number().int() });
export type RetriedJobs = z.infer<typeof retriedJobsSchema>;
