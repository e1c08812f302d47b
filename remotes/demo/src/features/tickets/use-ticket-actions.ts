import { t, toast } from '@atrium/sdk';
import { useDispatch } from 'react-redux';
import { statusWord } from './ticket-status.format.js';
import {
  changeTicketStatus,
  removeTicket,
  restoreTicket,
  TICKET_STATUSES,
  type Ticket,
} from './tickets.slice.js';

/** The actions on a ticket; a removed one can be restored at its place. */
export function useTicketActions(tickets: readonly Ticket[]) {
  const dispatch = useDispatch();
  const remove = (ticket: Ticket) => {
    const at = tickets.indexOf(ticket);
    dispatch(removeTicket(ticket.Id));
    toast.custom(t('Ticket {id} deleted', { id: ticket.Id }), {
      action: { label: t('Undo'), onPress: () => dispatch(restoreTicket({ ticket, at })) },
    });
  };
  const change = (Id: number, Status: Ticket['Status']) => dispatch(changeTicketStatus({ Id, Status }));
  /** The items of a row's menu. */
  const itemsOf = (ticket: Ticket) => [
    ...TICKET_STATUSES.filter((status) => status !== ticket.Status).map((status) => ({
      label: t('Set to {status}', { status: statusWord(status) }),
      onSelect: () => change(ticket.Id, status),
    })),
    { label: t('Delete'), icon: 'trash', danger: true, onSelect: () => remove(ticket) } as const,
  ];
  return { remove, change, itemsOf };
}
