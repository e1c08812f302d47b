const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends after this long without a request, and at the latest this long after the sign-in. */
const IDLE = 12 * HOUR;
const ABSOLUTE = 14 * 24 * HOUR;
const SEEN_EVERY = MINUTE;
/** Ended sessions are kept this long, because they tell known addresses. */
const REMEMBERED = 90 * 24 * HOUR;

const before = (now: Date, span: number): Date => new Date(now.getTime() - span);

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + ABSOLUTE);
/** A session last seen before this has timed out. */
export const idleLimit = (now: Date): Date => before(now, IDLE);
/** A session last seen before this is marked as seen again. */
export const seenLimit = (now: Date): Date => before(now, SEEN_EVERY);
/** Sessions that began before this are deleted. */
export const memoryLimit = (now: Date): Date => before(now, REMEMBERED);
