import { msg, translate } from '@atrium/sdk';
import type { TicketFilter } from './tickets.slice.js';

const WORDS: Record<TicketFilter, string> = {
  total_tickets: msg('All tickets'),
  Open: msg('Open::ticket'),
  Pending: msg('Pending'),
  Closed: msg('Closed::ticket'),
};

export const statusWord = (status: TicketFilter): string => translate(WORDS[status]);
