import { z } from 'zod';
import { emailSchema, idSchema, personNameSchema, versionSchema } from '../lists/fields.js';
import { ROLES } from '../permissions/roles.js';
import { linkTokenSchema, secondFactorCodeSchema } from './auth.js';
import { passwordSchema } from './password.js';

/** `GET /api/account`: the signed-in person's own account. */
export const accountSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  version: z.number().int(),
  /** Asked for and not confirmed yet; null otherwise. */
  newEmail: z.string().nullable(),
  /** Null while it is off. */
  secondFactor: z.object({ since: z.string(), codesLeft: z.number().int() }).nullable(),
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

/** Who asks is still the one who signed in. The code is asked for by SECOND_FACTOR_NEEDED. */
const ownProof = { password: ownPasswordSchema, code: secondFactorCodeSchema.optional() };

export const changePasswordSchema = z.strictObject({
  ...ownProof,
  newPassword: passwordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** `POST /api/account/confirmation`: the person at this browser is still the one who signed in. */
export const confirmIdentitySchema = z.strictObject(ownProof);
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

/** `POST /api/account/second-factor`: for the authenticator app; shown once. */
export const secondFactorSetupSchema = z.object({
  /** Base32, to be typed where no camera is. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const turnOnSecondFactorSchema = z.strictObject({ code: secondFactorCodeSchema });
export type TurnOnSecondFactor = z.infer<typeof turnOnSecondFactorSchema>;

/** Password and code: whoever changes the second factor has both. */
export const secondFactorProofSchema = z.strictObject({
  password: ownPasswordSchema,
  code: secondFactorCodeSchema,
});
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

/** Each works once, instead of a code of the app; shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const changeEmailSchema = z.strictObject({ ...ownProof, email: emailSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** Body of what a link in a mail about a change of e-mail does. */
export const emailLinkSchema = z.strictObject({ token: linkTokenSchema });
export const changedEmailSchema = z.object({
  /** What the account signs in with now. */
  email: z.string(),
  companyCode: z.string(),
});
export type ChangedEmail = z.infer<typeof changedEmailSchema>;

/** `GET /api/company/security`: rules for everybody's account. */
export const companySecuritySchema = z.object({ secondFactorRequired: z.boolean() });
export type CompanySecurity = z.infer<typeof companySecuritySchema>;
export const putCompanySecuritySchema = z.strictObject({ secondFactorRequired: z.boolean() });
