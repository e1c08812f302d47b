import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Avatar, Board } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { statusWord } from '../ticket-status.format.js';
import { findTickets } from '../tickets.rules.js';
import { moveTicket, TICKET_STATUSES, TICKET_TONES, type Ticket } from '../tickets.slice.js';
import { useTicketActions } from '../use-ticket-actions.js';

/** The found tickets in a lane for each status. */
export function TicketBoard({ tickets, search }: { tickets: readonly Ticket[]; search: string }) {
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { remove } = useTicketActions(tickets);
  return (
    <Board
      label={t('Tickets by status')}
      lanes={TICKET_STATUSES.map((id) => ({ id, name: statusWord(id), tone: TICKET_TONES[id] }))}
      cards={findTickets(tickets, 'total_tickets', search)}
      keyOf={keyOf}
      laneOf={laneOf}
      nameOf={({ ticketTitle }) => ticketTitle}
      content={(ticket) => <TicketFacts ticket={ticket} />}
      menuOf={(ticket) => [
        { label: t('Delete'), icon: 'trash', danger: true, onSelect: () => remove(ticket) },
      ]}
      onOpen={({ Id }) => void navigate(toPath(`tickt/ticket-detail?id=${String(Id)}`))}
      onMove={({ Id }, { lane, before }) => {
        const Status = TICKET_STATUSES.find((each) => each === lane);
        if (Status) dispatch(moveTicket({ Id, Status, before: before === null ? null : Number(before) }));
      }}
    />
  );
}

const keyOf = ({ Id }: Ticket) => String(Id);
const laneOf = ({ Status }: Ticket) => Status;

function TicketFacts({ ticket }: { ticket: Ticket }) {
  return (
    <div className="ft">
      <bdi>#{ticket.Id}</bdi>
      <bdi>{formatDate(ticket.Date)}</bdi>
      <span className="at-grow" />
      {ticket.AgentName}
      <Avatar name={ticket.AgentName} size={20} />
    </div>
  );
}
