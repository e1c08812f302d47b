import { z } from 'zod';

/**
 * online: a page of theirs is open; away: open, but untouched for five minutes, or said so; busy: open, and does not
 * want to be disturbed; offline: none is.
 */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;
export const presenceSchema = z.enum(PRESENCES);
export type Presence = z.infer<typeof presenceSchema>;
