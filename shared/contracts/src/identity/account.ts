import { z } from 'zod';
import { idSchema, personNameSchema, versionSchema } from '../lists/fields.js';
import { ROLES } from '../permissions/roles.js';
import { passwordSchema } from './password.js';

/** `GET /api/account`: the signed-in person's own account. */
export const accountSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  version: z.number().int(),
});
export type Account = z.infer<typeof accountSchema>;

export const updateAccountSchema = z.strictObject({
  version: versionSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;

/** A password that the person has, typed to prove who they are. */
export const ownPasswordSchema = z.string().min(1, 'Enter your password.').max(200);

export const changePasswordSchema = z.strictObject({
  password: ownPasswordSchema,
  newPassword: passwordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** `POST /api/account/confirmation`: the person at this browser is still the one who signed in. */
export const confirmIdentitySchema = z.strictObject({ password: ownPasswordSchema });
export type ConfirmIdentity = z.infer<typeof confirmIdentitySchema>;

export const DEVICE_KINDS = ['desktop', 'mobile', 'tablet', 'other'] as const;

/** A browser in which the person is signed in. */
export const accountSessionSchema = z.object({
  id: idSchema,
  /** `Firefox`; null when the browser does not say. */
  browser: z.string().nullable(),
  /** `Windows` */
  system: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  /** IP address that signed in. */
  address: z.string(),
  createdAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionListSchema = z.object({ items: z.array(accountSessionSchema) });
/** How many sessions were ended. */
export const endedSessionsSchema = z.object({ ended: z.number().int() });
