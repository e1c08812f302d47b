import type { Presence } from '@atrium/contracts';

const WORDS: Record<Presence, string> = { online: 'Online', away: 'Away', offline: 'Offline' };

export const presenceWords = (presence: Presence): string => WORDS[presence];
