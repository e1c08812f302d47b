import { z } from 'zod';
import { emailSchema, idSchema, personNameSchema } from '../lists/fields.js';
import { ACTIONS, TABS } from '../permissions/permission-table.js';
import { ROLES } from '../permissions/roles.js';
import { companySchema } from './company.js';
import { passwordSchema } from './password.js';

export const permissionEntrySchema = z.object({
  tab: z.enum(TABS),
  accessType: z.enum(['fullAccess', 'restricted']),
  resources: z.array(z.object({ resource: z.string(), actions: z.array(z.enum(ACTIONS)) })),
});

export const currentUserSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(permissionEntrySchema),
  company: companySchema,
  /** The company requires a second factor that the person has not set up; until then only setting it up is allowed. */
  secondFactorMissing: z.literal(true).optional(),
  /** Set when an admin looks at the portal as this person. The admin can change nothing. */
  seenBy: z.object({ firstName: z.string(), lastName: z.string(), until: z.string() }).optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The signed-in person: the answer of `GET /api/auth/me` and of every route that signs in. */
export const sessionSchema = z.object({
  user: currentUserSchema,
  /** The person has locked the session; only their password unlocks it. */
  locked: z.literal(true).optional(),
});
export type Session = z.infer<typeof sessionSchema>;

const companyCodeGivenSchema = z.string().trim().toLowerCase().min(1, 'Enter your company code.').max(64);

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = z.string().trim().min(6, 'Enter the code.').max(40);

export const loginSchema = z.strictObject({
  companyCode: companyCodeGivenSchema,
  email: emailSchema,
  password: z.string().min(1, 'Enter your password.').max(200),
  /** The sign-in page used: staff and clients have different ones. Left out, both are accepted. */
  door: z.enum(['staff', 'client']).optional(),
  /** Needed after the answer SECOND_FACTOR_NEEDED. */
  code: secondFactorCodeSchema.optional(),
});
export type Login = z.infer<typeof loginSchema>;

/** `POST /api/auth/unlock`: the password of the person who locked the session, and a code if it is needed. */
export const unlockSchema = loginSchema.pick({ password: true, code: true });
export type Unlock = z.infer<typeof unlockSchema>;

export const linkTokenSchema = z.string().min(20, 'This link is incomplete.').max(200);

export const confirmEmailSchema = z.strictObject({ token: linkTokenSchema });
export const requestRecoverySchema = z.strictObject({
  companyCode: companyCodeGivenSchema,
  email: emailSchema,
});
export type RequestRecovery = z.infer<typeof requestRecoverySchema>;
export const resetPasswordSchema = z.strictObject({
  token: linkTokenSchema,
  password: passwordSchema,
  /** Needed after the answer SECOND_FACTOR_NEEDED. */
  code: secondFactorCodeSchema.optional(),
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const lookUpInvitationSchema = z.strictObject({ token: linkTokenSchema });
export const invitationPreviewSchema = z.object({
  company: companySchema.pick({ code: true, name: true }),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string(),
  expiresAt: z.string(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const acceptInvitationSchema = z.strictObject({
  token: linkTokenSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  password: passwordSchema,
});
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

/** The answer of requests that return nothing else. */
export const doneSchema = z.object({ done: z.literal(true) });
