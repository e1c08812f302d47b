import '../../shared/add-icons.js';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Card, Page, SearchBox, Toolbar } from '@atrium/ui';
import { useState } from 'react';
import { StatusCards } from './components/status-cards.js';
import { TicketTable } from './components/ticket-table.js';
import { useTickets } from './use-tickets.js';

const NewTicketDialog = lazyDialog(() => import('./components/new-ticket.dialog.js'));

/** All tickets, with counts above them that filter. */
export default function TicketListPage() {
  const list = useTickets();
  const [adding, setAdding] = useState(false);
  const { tickets, filter, search } = list;
  const isHere = list.status === 'here';
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
          <SearchBox label={t('Search tickets')} value={search} onSearch={list.searchFor} />
        </Toolbar>
      }
    >
      <StatusCards tickets={tickets} filter={filter} ready={isHere} />
      <Card fill="rows">
        <TicketTable list={list} />
      </Card>
      {adding && <NewTicketDialog tickets={tickets} onClose={() => setAdding(false)} />}
    </Page>
  );
}
