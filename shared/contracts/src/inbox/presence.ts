import { z } from 'zod';
import type { SettingKey } from '../portal/setting-key.js';

/**
 * online: a page of theirs is open; away: open, but untouched for five minutes, or said so; busy: open, and does not
 * want to be disturbed; offline: none is.
 */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;
export const presenceSchema = z.enum(PRESENCES);
export type Presence = z.infer<typeof presenceSchema>;

/** What a person says of themselves while they are there. `online`: as what they do on the page shows. */
export const PRESENCE_CHOICES = ['online', 'busy', 'away'] as const;
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];

export const presenceKey: SettingKey<PresenceChoice> = {
  key: 'inbox.presence',
  scope: 'person',
  fallback: 'online',
};
