import { z } from 'zod';

/**
 * online: a page of theirs is open; away: a page is open but untouched for five minutes, or they chose so; busy: a page
 * is open and they do not want to be disturbed; offline: no page is open.
 */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;
export const presenceSchema = z.enum(PRESENCES);
export type Presence = z.infer<typeof presenceSchema>;
