import type { LimiterWindow } from '@atrium/platform';

const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK_MS = 7 * DAY * 1000;

/** Mails that somebody sets off to an address of their own choice, of all kinds and companies together. */
export const MAIL_LIMITS = {
  /** To one address: a person is invited, invited again and reminded, and that by more than one company. */
  addressee: { limit: 10, windowSeconds: DAY },
  /** From one person: the longest list that can be invited at once, five times. */
  person: { limit: 1_000, windowSeconds: DAY },
  /** From a company that nobody knows yet. */
  newCompany: { limit: 250, windowSeconds: DAY },
  company: { limit: 2_000, windowSeconds: DAY },
  /** Changes of one's own e-mail: enough for a mistyped one. */
  emailChange: { limit: 5, windowSeconds: DAY },
  /** Recoveries of all accounts with one e-mail; kept apart, so that nobody can use up another's way back. */
  recovery: { limit: 10, windowSeconds: DAY },
} as const satisfies Record<string, LimiterWindow>;

// What stands behind a plus is delivered to the same person.
const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

export const mailKeys = {
  addressee: (email: string) => `mails to ${mailboxOf(email)}`,
  person: (companyId: string, userId: string) => `mails of ${companyId} ${userId}`,
  company: (companyId: string) => `mails of ${companyId}`,
  emailChange: (companyId: string, userId: string) => `e-mail changes ${companyId} ${userId}`,
  recovery: (email: string) => `recovery mails to ${mailboxOf(email)}`,
};

/** What a company may have sent in a day. */
export const companyLimit = (createdAt: Date, now: Date): LimiterWindow =>
  now.getTime() - createdAt.getTime() < WEEK_MS ? MAIL_LIMITS.newCompany : MAIL_LIMITS.company;
