import { z } from 'zod';
import { accountSchema, ownPasswordSchema } from '../identity/account.js';
import { secondFactorCodeSchema } from '../identity/auth.js';
import { emailSchema, idSchema } from '../lists/fields.js';

/** Who runs the installation: no user of any company. */
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
  /** Asked for by SECOND_FACTOR_NEEDED. */
  code: secondFactorCodeSchema.optional(),
});
export type OperatorLogin = z.infer<typeof operatorLoginSchema>;

/** `POST /api/platform/second-factor`: the operator who begins it is still the one who signed in. */
export const beginOperatorFactorSchema = z.strictObject({ password: ownPasswordSchema });
export type BeginOperatorFactor = z.infer<typeof beginOperatorFactorSchema>;

/** As much of a company as its operator may know: that it is there and used, and nothing of its business. */
export const operatedCompanySchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  demo: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Active accounts. */
  people: z.number().int(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type OperatedCompany = z.infer<typeof operatedCompanySchema>;

/** By name; `after` is the last page's `next`. */
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

/** One thing that an operator did. It is never changed and never deleted. */
export const operatorEntrySchema = z.object({
  seq: z.number().int(),
  at: z.iso.datetime(),
  /** Null: the start of the portal, or somebody who could not sign in. */
  operator: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type OperatorEntry = z.infer<typeof operatorEntrySchema>;
export const operatorLogQuerySchema = z.strictObject({ before: z.coerce.number().int().min(1).optional() });
export const operatorLogSchema = z.object({ items: z.array(operatorEntrySchema), more: z.boolean() });
export type OperatorLog = z.infer<typeof operatorLogSchema>;

/** What was tried in the background as often as it may be, and waits for a person; nothing of its content. */
export const deadJobSchema = z.object({
  id: z.string(),
  /** As the code names it, `platform.mail-delivery`; `event` for news between the parts of the portal. */
  kind: z.string(),
  /** Null: of the installation itself. */
  company: z.object({ code: z.string(), name: z.string() }).nullable(),
  attempts: z.number().int(),
  /** Null: its worker was killed. */
  error: z.string().nullable(),
  since: z.iso.datetime(),
});
export type DeadJob = z.infer<typeof deadJobSchema>;
/** The oldest first; `more`: there are others. */
export const deadJobListSchema = z.object({ items: z.array(deadJobSchema), more: z.boolean() });
export type DeadJobList = z.infer<typeof deadJobListSchema>;

/** One of them, or all. */
export const retryDeadJobsSchema = z.strictObject({ id: z.string().min(1).max(40).nullable() });
export type RetryDeadJobs = z.infer<typeof retryDeadJobsSchema>;
/** How many were set off again. */
export const retriedJobsSchema = z.object({ retried: z.number().int() });
export type RetriedJobs = z.infer<typeof retriedJobsSchema>;
