/**
 * The error codes that every area knows or that sign-in answers, each with its HTTP status and the sentence shown when
 * a use case gives none of its own. Errors of a single area are defined in its contracts.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, 'Some fields need your attention.'],
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  SESSION_LOCKED: [401, 'The portal is locked. Enter your password to go on.'],
  WRONG_CREDENTIALS: [401, 'The e-mail or the password is not right.'],
  SECOND_FACTOR_NEEDED: [401, 'Enter the code of your authenticator app.'],
  EMAIL_NOT_CONFIRMED: [403, 'Confirm your e-mail first: open the link in the message we sent you.'],
  IDENTITY_UNCONFIRMED: [403, 'Enter your password again to go on.'],
  SIGN_IN_ELSEWHERE: [403, 'Your account signs in on another page of this company.'],
  SECOND_FACTOR_MISSING: [403, 'Your company asks everybody to set up two-step sign-in first.'],
  SEEING_ONLY: [
    403,
    'You are looking at the portal as somebody else, so nothing can be changed. Stop to go on as yourself.',
  ],
  SEEN_BY_OWNER_ALONE: [403, 'This is shown to the person alone.'],
  ACCESS_DENIED: [403, 'You do not have access to this.'],
  CROSS_SITE_REQUEST: [403, 'The request came from another site and was refused.'],
  REMOTE_DISABLED: [403, 'This app is not enabled for your company.'],
  NOT_FOUND: [404, 'This does not exist, or you cannot see it.'],
  COMPANY_NOT_FOUND: [404, 'No company uses this code. Check the spelling or ask your admin.'],
  STALE_VERSION: [409, 'Somebody changed this while you were editing. Review the change and save again.'],
  COMPANY_CODE_TAKEN: [409, 'This company code is taken.'],
  EMAIL_TAKEN: [409, 'Somebody in this company already uses this e-mail.'],
  TRANSITION_REFUSED: [409, 'This is not possible in the present state.'],
  STILL_RUNNING: [409, 'This is still being worked on. Wait a moment, then try again.'],
  LINK_INVALID: [410, 'This link is not valid any more. Ask for a new one.'],
  LINK_EXPIRED: [410, 'This link has expired. Ask for a new one.'],
  PAYLOAD_TOO_LARGE: [413, 'This is too large to send.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send this as JSON.'],
  KEY_REUSED: [422, 'This was already saved with other content. Reload and look before you save again.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Wait a moment and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Try again; if it stays, give support the reference.'],
  MAINTENANCE: [503, 'The portal is being worked on. It comes back by itself.'],
  UNAVAILABLE: [503, 'The service is not available just now. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;
