import { msg, translate } from '@atrium/sdk';
import type { ChatStatus } from './chat.slice.js';

const WORDS: Record<ChatStatus, string> = {
  online: msg('Online'),
  away: msg('Away'),
  busy: msg('Busy'),
  offline: msg('Offline'),
};

export const statusWord = (status: ChatStatus): string => translate(WORDS[status]);
