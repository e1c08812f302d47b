import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { putBack } from '../../shared/list.rules.js';
import { loadSample } from '../../shared/load-sample.js';
import { beginLoading, failLoading, type SampleStatus } from '../../shared/sample-status.js';

export const TICKET_STATUSES = ['Open', 'Pending', 'Closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_TONES = { Open: 'success', Pending: 'warning', Closed: 'danger' } as const;

export type TicketFilter = 'total_tickets' | TicketStatus;

export interface Ticket {
  Id: number;
  ticketTitle: string;
  ticketDescription: string;
  Status: TicketStatus;
  /** The colour of its status. */
  Label: (typeof TICKET_TONES)[TicketStatus];
  AgentName: string;
  /** ISO time. */
  Date: string;
  deleted: boolean;
}

export interface TicketState {
  tickets: Ticket[];
  search: string;
  filter: TicketFilter;
  status: SampleStatus;
}

export type NewTicket = Pick<Ticket, 'Id' | 'ticketTitle' | 'ticketDescription' | 'AgentName'>;

export interface TicketMove extends Pick<Ticket, 'Id' | 'Status'> {
  before: number | null;
}

const initialState: TicketState = { tickets: [], search: '', filter: 'total_tickets', status: 'none' };

export const loadTickets = createAsyncThunk('ticket/load', () =>
  loadSample<Ticket>('/api/data/ticket/TicketData'),
);

export const ticketSlice = createSlice({
  name: 'ticket',
  initialState,
  reducers: {
    setTicketFilter: (state, { payload }: PayloadAction<TicketFilter>) => {
      state.filter = payload;
    },
    searchTickets: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    removeTicket: (state, { payload }: PayloadAction<number>) => {
      state.tickets = state.tickets.filter(({ Id }) => Id !== payload);
    },
    /** Undoes a removal. */
    restoreTicket: (state, { payload }: PayloadAction<{ ticket: Ticket; at: number }>) => {
      state.tickets = putBack(state.tickets, payload.ticket, payload.at);
    },
    /** Sets any status and its label. */
    changeTicketStatus: (state, { payload }: PayloadAction<Pick<Ticket, 'Id' | 'Status'>>) => {
      const ticket = state.tickets.find(({ Id }) => Id === payload.Id);
      if (ticket) Object.assign(ticket, { Status: payload.Status, Label: TICKET_TONES[payload.Status] });
    },
    /** Sets the status and the place before another ticket; with null it is the last of its status. */
    moveTicket: (state, { payload }: PayloadAction<TicketMove>) => {
      const ticket = state.tickets.find(({ Id }) => Id === payload.Id);
      if (!ticket) return;
      const others = state.tickets.filter(({ Id }) => Id !== payload.Id);
      const before = others.findIndex(({ Id }) => Id === payload.before);
      const moved = { ...ticket, Status: payload.Status, Label: TICKET_TONES[payload.Status] };
      state.tickets = putBack(others, moved, before === -1 ? others.length : before);
    },
    addTicket: {
      prepare: (ticket: NewTicket) => ({
        payload: {
          ...({ ...ticket, Status: 'Open', Label: TICKET_TONES.Open } as const),
          Date: new Date().toISOString(),
          deleted: false,
        },
      }),
      reducer: (state, { payload }: PayloadAction<Ticket>) => {
        state.tickets.unshift(payload);
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadTickets.pending, beginLoading)
      .addCase(loadTickets.rejected, failLoading)
      .addCase(loadTickets.fulfilled, (state, { payload }) => {
        state.status = 'here';
        state.tickets = payload;
      });
  },
});

export const {
  setTicketFilter,
  searchTickets,
  removeTicket,
  restoreTicket,
  changeTicketStatus,
  moveTicket,
  addTicket,
} = ticketSlice.actions;

export const selectTickets = (state: { ticket: TicketState }): TicketState => state.ticket;
