import type { LimiterWindow } from '@atrium/platform';

const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK_MS = 7 * DAY * 1000;

/** Limits of mails that somebody sends to an address of their choice, over all kinds and companies. */
export const MAIL_LIMITS = {
  /** To one address: people are invited, invited again and reminded, possibly by several companies. */
  addressee: { limit: 10, windowSeconds: DAY },
  /** From one person: five times the longest list that can be invited at once. */
  person: { limit: 1_000, windowSeconds: DAY },
  /** From a new company. */
  newCompany: { limit: 250, windowSeconds: DAY },
  company: { limit: 2_000, windowSeconds: DAY },
  /**
   * Recoveries of all accounts with one e-mail. Counted separately, so that nobody can use up another person's
   * recovery.
   */
  recovery: { limit: 10, windowSeconds: DAY },
  /** Words to a sender about mail that waits or was left out. */
  told: { limit: 1, windowSeconds: DAY },
} as const satisfies Record<string, LimiterWindow>;

// Text after a plus sign is delivered to the same mailbox.
const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

export const mailKeys = {
  addressee: (email: string) => `mails to ${mailboxOf(email)}`,
  person: (companyId: string, userId: string) => `mails of ${companyId} ${userId}`,
  company: (companyId: string) => `mails of ${companyId}`,
  kind: (key: string, userId: string) => `mails ${key} of ${userId}`,
  told: (userId: string, kind: string) => `${kind} told ${userId}`,
  recovery: (email: string) => `recovery mails to ${mailboxOf(email)}`,
};

/** The first week: nobody knows yet who signed up. */
export const isNewCompany = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < WEEK_MS;

/** The daily limit of a company. */
export const companyLimit = (isNew: boolean): LimiterWindow =>
  isNew ? MAIL_LIMITS.newCompany : MAIL_LIMITS.company;
