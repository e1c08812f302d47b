import { z } from 'zod';
import { INVITATION_STATES } from '../identity/user-invitation.js';
import { idSchema, versionSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';

/**
 * `none`: not invited; `noEmail`: has no address for one; `closed`: joined and kept out now; `staff`: the email belongs
 * to a colleague.
 */
export const CLIENT_LOGIN_STATES = ['none', 'noEmail', ...INVITATION_STATES, 'closed', 'staff'] as const;
export type ClientLoginState = (typeof CLIENT_LOGIN_STATES)[number];

export const CLIENT_LOGIN_STEPS = ['invite', 'resend', 'revoke', 'close', 'reopen', 'view'] as const;
export type ClientLoginStep = (typeof CLIENT_LOGIN_STEPS)[number];

/** With what a contact signs in to the client's portal. */
export const clientLoginSchema = z.object({
  contact: z.object({ id: idSchema, name: z.string(), role: z.string().nullable(), signs: z.boolean() }),
  email: z.string().nullable(),
  state: z.enum(CLIENT_LOGIN_STATES),
  /** Of the account; null without one. */
  version: versionSchema.nullable(),
  expiresAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** They are also with a client that the reader does not see: only somebody who sees both changes the login. */
  elsewhere: z.boolean(),
  /** What the reader may do now. */
  steps: z.array(z.enum(CLIENT_LOGIN_STEPS)),
});
export type ClientLogin = z.infer<typeof clientLoginSchema>;

/** `GET /api/client-logins` */
export const clientLoginsQuerySchema = z.strictObject({ clientId: idSchema });
export const clientLoginsSchema = z.object({ items: z.array(clientLoginSchema) });
export type ClientLogins = z.infer<typeof clientLoginsSchema>;

/** `GET /api/client-logins/missing`: contacts of all clients that the reader sees who have no login, by name. */
export const missingLoginsQuerySchema = z.strictObject({
  /** The `next` of the page before. */
  after: z.string().max(500).optional(),
});
export type MissingLoginsQuery = z.infer<typeof missingLoginsQuerySchema>;
export const missingLoginsSchema = z.object({
  items: z.array(clientLoginSchema.extend({ client: refSchema })),
  /** For later ones; a page may be short or empty and still have one. */
  next: z.string().nullable(),
});
export type MissingLogins = z.infer<typeof missingLoginsSchema>;

/** `POST /api/client-logins/:id`, of the contact. */
export const stepClientLoginSchema = z.strictObject({
  step: z.enum(CLIENT_LOGIN_STEPS),
  /** Of the account as seen; null without one. */
  version: versionSchema.nullable(),
});
export type StepClientLogin = z.infer<typeof stepClientLoginSchema>;
