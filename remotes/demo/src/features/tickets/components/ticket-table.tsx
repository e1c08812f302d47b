import { t, useCompanyPath } from '@atrium/sdk';
import { DataTable, EmptyState } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import type { Ticket } from '../tickets.slice.js';
import type { Tickets } from '../use-tickets.js';
import { ticketColumns } from './ticket-columns.js';
import { TicketRowMenu } from './ticket-row-menu.js';

export function TicketTable({ list }: { list: Tickets }) {
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  const { tickets, found, search, filter, status, sort, setSort, clear, retry } = list;
  const open = ({ Id }: Ticket) => void navigate(toPath(`tickt/ticket-detail?id=${String(Id)}`));
  return (
    <DataTable
      inCard
      label={t('Tickets')}
      columns={ticketColumns()}
      rows={status === 'here' ? found : undefined}
      keyOf={({ Id }) => String(Id)}
      nameOf={({ ticketTitle }) => ticketTitle}
      sort={sort}
      onSort={setSort}
      onOpen={open}
      rowActions={(ticket) => <TicketRowMenu ticket={ticket} tickets={tickets} />}
      {...(status === 'failed' && { error: new Error('The demo tickets are not there.'), onRetry: retry })}
      empty={<EmptyState title={t('No tickets yet')} text={t('Customer requests appear here.')} />}
      {...((search || filter !== 'total_tickets') && { onClearFilters: clear })}
    />
  );
}
