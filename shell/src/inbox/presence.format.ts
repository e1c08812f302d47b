import type { Presence } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';

const WORDS: Record<Presence, string> = {
  online: msg('Online'),
  away: msg('Away'),
  busy: msg('Busy'),
  offline: msg('Offline'),
};

export const presenceWords = (presence: Presence): string => translate(WORDS[presence]);
