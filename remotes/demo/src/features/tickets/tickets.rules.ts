import { matches } from '../../shared/list.rules.js';
import { TICKET_STATUSES, type Ticket, type TicketFilter } from './tickets.slice.js';

export const countTickets = (tickets: readonly Ticket[], filter: TicketFilter): number =>
  filter === 'total_tickets' ? tickets.length : tickets.filter(({ Status }) => Status === filter).length;

export const findTickets = (tickets: readonly Ticket[], filter: TicketFilter, search: string): Ticket[] =>
  tickets
    .filter(({ Status }) => filter === 'total_tickets' || Status === filter)
    .filter(({ Id, ticketTitle, ticketDescription, AgentName }) =>
      matches(search, [`#${String(Id)}`, ticketTitle, ticketDescription, AgentName]),
    );

export const TICKET_SORTS = ['Id', 'ticketTitle', 'Status', 'AgentName', 'Date'] as const;
type TicketSort = (typeof TICKET_SORTS)[number];

function compareBy(key: TicketSort, one: Ticket, other: Ticket): number {
  if (key === 'Id') return one.Id - other.Id;
  if (key === 'Status') return TICKET_STATUSES.indexOf(one.Status) - TICKET_STATUSES.indexOf(other.Status);
  return one[key].localeCompare(other[key]);
}

/** Sorted by a column; `-Date` is the newest first. Equal ones keep their order. */
export function sortTickets(tickets: readonly Ticket[], sort: string): Ticket[] {
  const turn = sort.startsWith('-') ? -1 : 1;
  const key = TICKET_SORTS.find((each) => each === sort.replace('-', '')) ?? 'Date';
  return tickets.toSorted((one, other) => turn * compareBy(key, one, other));
}

/** The agents of the tickets, each once. */
export const agentsOf = (tickets: readonly Ticket[]): string[] =>
  [...new Set(tickets.map(({ AgentName }) => AgentName))].toSorted((one, other) => one.localeCompare(other));
