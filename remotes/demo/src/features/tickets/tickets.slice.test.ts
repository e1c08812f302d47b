import fc from 'fast-check';
import { countTickets, findTickets, sortTickets, TICKET_SORTS } from './tickets.rules.js';
import {
  addTicket,
  changeTicketStatus,
  loadTickets,
  removeTicket,
  restoreTicket,
  searchTickets,
  setTicketFilter,
  TICKET_STATUSES,
  ticketSlice,
  type Ticket,
  type TicketState,
} from './tickets.slice.js';

const { reducer, getInitialState } = ticketSlice;
const ticket = (Id: number, more: Partial<Ticket> = {}): Ticket => ({
  Id,
  ticketTitle: 'Invoice',
  ticketDescription: 'Wrong street',
  Status: 'Open',
  Label: 'success',
  AgentName: 'Leela Raman',
  Date: '2026-11-20T08:00:00.000Z',
  deleted: false,
  ...more,
});
const stateOf = (...tickets: Ticket[]): TicketState => ({ ...getInitialState(), tickets, status: 'here' });

test('begins empty, with all tickets shown', () => {
  expect(getInitialState()).toEqual({ tickets: [], search: '', filter: 'total_tickets', status: 'none' });
});

test('load replaces the list, filter and search set what they are named after', () => {
  let state = reducer(stateOf(ticket(9)), loadTickets.fulfilled([ticket(1)], '', undefined));
  state = reducer(reducer(state, setTicketFilter('Pending')), searchTickets('street'));
  expect(state).toEqual({ tickets: [ticket(1)], search: 'street', filter: 'Pending', status: 'here' });
  expect(reducer(state, loadTickets.rejected(new Error(), '', undefined)).status).toBe('failed');
});

test('remove takes away the ticket with that Id, and no other', () => {
  const state = stateOf(ticket(1), ticket(2));
  expect(reducer(state, removeTicket(1)).tickets).toEqual([ticket(2)]);
  expect(reducer(state, removeTicket(5))).toEqual(state);
});

test.each(TICKET_STATUSES.flatMap((from) => TICKET_STATUSES.map((to) => [from, to] as const)))(
  'a ticket goes from %s to %s, and its label with it',
  (from, to) => {
    const labels = { Open: 'success', Pending: 'warning', Closed: 'danger' } as const;
    const state = stateOf(ticket(1, { Status: from, Label: labels[from] }), ticket(2));
    const changed = reducer(state, changeTicketStatus({ Id: 1, Status: to }));
    expect(changed.tickets).toEqual([ticket(1, { Status: to, Label: labels[to] }), ticket(2)]);
  },
);

test('a new ticket is open and stands first', () => {
  const added = { Id: 2, ticketTitle: 'Slow', ticketDescription: '', AgentName: 'Meera Iyer' };
  const [first, second] = reducer(stateOf(ticket(1)), addTicket(added)).tickets;
  expect(first).toEqual({
    ...added,
    Status: 'Open',
    Label: 'success',
    deleted: false,
    Date: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(second).toEqual(ticket(1));
});

const anyTickets = fc
  .uniqueArray(
    fc.record({ Id: fc.nat(60), Status: fc.constantFrom(...TICKET_STATUSES), ticketTitle: fc.string() }),
    { selector: ({ Id }) => Id, minLength: 1, maxLength: 15 },
  )
  .map((some) => some.map(({ Id, ...more }) => ticket(Id, more)));

test('a removed ticket comes back to its own place', () => {
  fc.assert(
    fc.property(anyTickets, fc.nat(), (tickets, pick) => {
      const state = stateOf(...tickets);
      const at = pick % tickets.length;
      const gone = reducer(state, removeTicket(tickets[at]!.Id));
      expect(reducer(gone, restoreTicket({ ticket: tickets[at]!, at }))).toEqual(state);
    }),
  );
});

test('the counts of the states make up the whole, whatever the order', () => {
  fc.assert(
    fc.property(anyTickets, fc.constantFrom(...TICKET_SORTS), (tickets, sort) => {
      const counts = TICKET_STATUSES.map((status) => countTickets(tickets, status));
      expect(counts.reduce((sum, count) => sum + count)).toBe(countTickets(tickets, 'total_tickets'));
      for (const status of TICKET_STATUSES)
        expect(findTickets(tickets, status, '')).toHaveLength(countTickets(tickets, status));
      for (const order of [sort, `-${sort}`])
        expect(new Set(sortTickets(tickets, order))).toEqual(new Set(tickets));
      expect(sortTickets(tickets, '-Id').map(({ Id }) => Id)).toEqual(
        tickets.map(({ Id }) => Id).toSorted((one, other) => other - one),
      );
    }),
  );
});
