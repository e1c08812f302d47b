/**
 * The error codes that every area knows or that sign-in answers, each with its HTTP status and the sentence shown when
 * a use case gives none of its own. Errors of a single area are defined in its contracts.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, 'Some fields need your attention.'],
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  NOT_SIGNED_IN: [401, 'Sign in to continue.'],
  SESSION_LOCKED: [401, 'The portal is locked. Enter your password to continue.'],
  WRONG_CREDENTIALS: [401, 'The email or password is incorrect.'],
  SECOND_FACTOR_NEEDED: [401, 'Enter the code of your authenticator app.'],
  ACCOUNT_STOPPED: [403, 'Your account was deactivated. Ask your admin or HR.'],
  EMAIL_NOT_CONFIRMED: [403, 'Confirm your email first: open the link in the email we sent you.'],
  IDENTITY_UNCONFIRMED: [403, 'Enter your password again to continue.'],
  SIGN_IN_ELSEWHERE: [403, 'Your account uses the other sign-in page. Its link is on this page.'],
  SECOND_FACTOR_MISSING: [403, 'Your company requires two-step sign-in. Set it up first.'],
  SEEING_ONLY: [
    403,
    'You cannot change anything while viewing as someone else. Stop to continue as yourself.',
  ],
  SEEN_BY_OWNER_ALONE: [403, 'Only this person can see this.'],
  ACCESS_DENIED: [403, 'You do not have access to this.'],
  CROSS_SITE_REQUEST: [403, 'The request came from another site and was blocked.'],
  SIGN_UP_CLOSED: [403, 'New companies cannot sign up here. Ask the person who runs this portal.'],
  REMOTE_DISABLED: [403, 'This app is switched off for your company.'],
  NOT_FOUND: [404, 'This does not exist, or you cannot see it.'],
  COMPANY_NOT_FOUND: [404, 'No company uses this code. Check the spelling or ask your admin.'],
  STALE_VERSION: [409, 'Someone changed this while you were editing. Review the change and save again.'],
  COMPANY_CODE_TAKEN: [409, 'This company code is taken.'],
  EMAIL_TAKEN: [409, 'Someone in this company already uses this email.'],
  TRANSITION_REFUSED: [409, 'This is not possible in its current status. Reload and try again.'],
  STILL_RUNNING: [409, 'This is still in progress. Try again in a moment.'],
  LINK_INVALID: [410, 'This link is no longer valid. Ask for a new one.'],
  LINK_EXPIRED: [410, 'This link has expired. Ask for a new one.'],
  PAYLOAD_TOO_LARGE: [413, 'This is too large to send.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send this as JSON.'],
  KEY_REUSED: [422, 'This was already saved with different content. Reload and check before you save again.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Wait a moment and try again.'],
  INTERNAL: [
    500,
    'Something went wrong on our side. Try again. If it continues, give support the reference.',
  ],
  MAINTENANCE: [503, 'The portal is closed for maintenance. It will be back shortly.'],
  UNAVAILABLE: [503, 'The service is not available right now. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;
