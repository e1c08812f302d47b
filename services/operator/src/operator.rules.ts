const HOUR = 3_600_000;

/** An operator signs in again after an hour without a request, and after twelve hours in any case. */
const IDLE = HOUR;
const ABSOLUTE = 12 * HOUR;

export const operatorExpiry = (now: Date): Date => new Date(now.getTime() + ABSOLUTE);
/** A session last seen before this has timed out. */
export const operatorIdleLimit = (now: Date): Date => new Date(now.getTime() - IDLE);
