/** The purpose of a mailed link. */
export type LinkKind = 'confirmation' | 'recovery' | 'invitation' | 'email-change' | 'email-stop';

const HOUR = 3_600_000;

/** How long a link of each kind can be used. */
const LIFETIME: Record<LinkKind, number> = {
  recovery: HOUR,
  confirmation: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
  'email-change': 24 * HOUR,
  'email-stop': 7 * 24 * HOUR,
};

/** For this long an expired link is distinguished from one that never existed. */
const REMEMBERED = 30 * 24 * HOUR;

/** Links that expired before this time are deleted. */
export const expiredLinkLimit = (now: Date): Date => new Date(now.getTime() - REMEMBERED);

export function linkExpiry(kind: LinkKind, createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIFETIME[kind]);
}
