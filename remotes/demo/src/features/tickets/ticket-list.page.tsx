import '../../shared/add-icons.js';
import { lazyPage, t, useCompanyPath } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, Page, SearchBox, Toolbar } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSample } from '../../shared/use-sample.js';
import { StatusCards } from './components/status-cards.js';
import { ticketColumns } from './components/ticket-columns.js';
import { TicketRowMenu } from './components/ticket-row-menu.js';
import { findTickets, sortTickets } from './tickets.rules.js';
import { loadTickets, searchTickets, selectTickets, setTicketFilter } from './tickets.slice.js';

const NewTicketDialog = lazyPage(() => import('./components/new-ticket.dialog.js'));

/** All tickets; the counts above them filter. */
export default function TicketListPage() {
  const dispatch = useDispatch();
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  const { tickets, search, filter, status } = useSelector(selectTickets);
  const [sort, setSort] = useState('-Date');
  const [adding, setAdding] = useState(false);
  const retry = useSample(status, loadTickets);
  const clear = () => {
    dispatch(setTicketFilter('total_tickets'));
    dispatch(searchTickets(''));
  };
  const detailOf = (Id: number) => toPath(`tickt/ticket-detail?id=${String(Id)}`);
  const isHere = status === 'here';
  const rows = sortTickets(findTickets(tickets, filter, search), sort);
  return (
    <Page
      title={t('Tickets')}
      {...(isHere && { count: tickets.length })}
      actions={
        <Button size="sm" variant="primary" icon="plus" disabled={!isHere} onClick={() => setAdding(true)}>
          {t('New ticket')}
        </Button>
      }
      toolbar={
        <Toolbar>
          <SearchBox
            label={t('Search tickets')}
            value={search}
            onSearch={(text) => dispatch(searchTickets(text))}
          />
        </Toolbar>
      }
    >
      {isHere && <StatusCards tickets={tickets} filter={filter} />}
      <Card fill="rows">
        <DataTable
          inCard
          label={t('Tickets')}
          columns={ticketColumns()}
          rows={isHere ? rows : undefined}
          keyOf={({ Id }) => String(Id)}
          nameOf={({ ticketTitle }) => ticketTitle}
          sort={sort}
          onSort={setSort}
          onOpen={({ Id }) => void navigate(detailOf(Id))}
          rowActions={(ticket) => <TicketRowMenu ticket={ticket} tickets={tickets} />}
          {...(status === 'failed' && {
            error: new Error('The demo tickets are not there.'),
            onRetry: retry,
          })}
          empty={
            <EmptyState title={t('No tickets yet')} text={t('What your customers ask for stands here.')} />
          }
          {...((search || filter !== 'total_tickets') && { onClearFilters: clear })}
        />
      </Card>
      {adding && (
        <Suspense>
          <NewTicketDialog tickets={tickets} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
