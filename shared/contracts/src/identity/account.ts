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
  /** A new e-mail that is requested but not yet confirmed; null otherwise. */
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

/** The person's current password, typed to prove who they are. */
export const ownPasswordSchema = z.string().min(1, 'Enter your password.').max(200);

/** Proves that the asking person is the one who signed in. The answer SECOND_FACTOR_NEEDED asks for the code. */
const ownProof = { password: ownPasswordSchema, code: secondFactorCodeSchema.optional() };

export const changePasswordSchema = z.strictObject({
  ...ownProof,
  newPassword: passwordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** `POST /api/account/confirmation`: proves that the person at this browser is the one who signed in. */
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
  /** IP address at sign-in. */
  address: z.string(),
  createdAt: z.string(),
  /** Rounded to minutes. */
  lastSeenAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionListSchema = z.object({ items: z.array(accountSessionSchema) });
/** How many sessions were ended. */
export const endedSessionsSchema = z.object({ ended: z.number().int() });

/** `POST /api/account/second-factor`: the secret for the authenticator app; shown once. */
export const secondFactorSetupSchema = z.object({
  /** Base32, for typing where there is no camera. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const turnOnSecondFactorSchema = z.strictObject({ code: secondFactorCodeSchema });
export type TurnOnSecondFactor = z.infer<typeof turnOnSecondFactorSchema>;

/** Both password and code are needed to change the second factor. */
export const secondFactorProofSchema = z.strictObject({
  password: ownPasswordSchema,
  code: secondFactorCodeSchema,
});
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

/** Each replaces a code of the app once; shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const changeEmailSchema = z.strictObject({ ...ownProof, email: emailSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** Body of the requests behind the links in mails about a change of e-mail. */
export const emailLinkSchema = z.strictObject({ token: linkTokenSchema });
export const changedEmailSchema = z.object({
  /** The e-mail that the account now signs in with. */
  email: z.string(),
  companyCode: z.string(),
});
export type ChangedEmail = z.infer<typeof changedEmailSchema>;

/** `GET /api/company/security`: rules for all accounts of the company. */
export const companySecuritySchema = z.object({ secondFactorRequired: z.boolean() });
export type CompanySecurity = z.infer<typeof companySecuritySchema>;
export const putCompanySecuritySchema = z.strictObject({ secondFactorRequired: z.boolean() });
