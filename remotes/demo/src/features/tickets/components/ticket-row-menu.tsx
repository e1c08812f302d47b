import { t } from '@atrium/sdk';
import { RowMenu } from '@atrium/ui';
import type { Ticket } from '../tickets.slice.js';
import { useTicketActions } from '../use-ticket-actions.js';

export function TicketRowMenu({ ticket, tickets }: { ticket: Ticket; tickets: readonly Ticket[] }) {
  const { itemsOf } = useTicketActions(tickets);
  return <RowMenu label={t('Actions for {name}', { name: ticket.ticketTitle })} items={itemsOf(ticket)} />;
}
