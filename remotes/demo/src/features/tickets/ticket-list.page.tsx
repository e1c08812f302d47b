import '../../shared/add-icons.js';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Card, Page, SearchBox, Toolbar, useSearchParams } from '@atrium/ui';
import { useState } from 'react';
import { StatusCards } from './components/status-cards.js';
import { TicketBoard } from './components/ticket-board.js';
import { TicketTable } from './components/ticket-table.js';
import { TicketViewChoice, type TicketViewName } from './components/ticket-view-choice.js';
import { useTickets, type Tickets as TicketList } from './use-tickets.js';

const NewTicketDialog = lazyDialog(() => import('./components/new-ticket.dialog.js'));

/** All tickets: a table with counts above it that filter, or a board with a lane for each status (`?view=board`). */
export default function TicketListPage() {
  const list = useTickets();
  const [adding, setAdding] = useState(false);
  const [params] = useSearchParams();
  const view: TicketViewName = params.get('view') === 'board' ? 'board' : 'table';
  const { tickets, search } = list;
  const isHere = list.status === 'here';
  return (
    <Page
      title={t('Tickets')}
      fill={view === 'board' ? 'work' : 'body'}
      {...(isHere && { count: tickets.length })}
      actions={
        <Button size="sm" variant="primary" icon="plus" disabled={!isHere} onClick={() => setAdding(true)}>
          {t('New ticket')}
        </Button>
      }
      toolbar={
        <Toolbar>
          <SearchBox label={t('Search tickets')} value={search} onSearch={list.searchFor} />
          <TicketViewChoice view={view} />
        </Toolbar>
      }
    >
      <Tickets list={list} asBoard={view === 'board' && isHere} />
      {adding && <NewTicketDialog tickets={tickets} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Tickets({ list, asBoard }: { list: TicketList; asBoard: boolean }) {
  const { tickets, search, filter, status } = list;
  if (asBoard) return <TicketBoard tickets={tickets} search={search} />;
  return (
    <>
      <StatusCards tickets={tickets} filter={filter} ready={status === 'here'} />
      <Card fill="rows">
        <TicketTable list={list} />
      </Card>
    </>
  );
}
