import { formatDate, t } from '@atrium/sdk';
import { Person, StatusText, type DataColumn } from '@atrium/ui';
import { statusWord } from '../ticket-status.format.js';
import { TICKET_TONES, type Ticket } from '../tickets.slice.js';

export const ticketColumns = (): DataColumn<Ticket>[] => [
  {
    id: 'ticketTitle',
    header: t('Ticket'),
    cell: ({ ticketTitle }) => ticketTitle,
    sortable: true,
    weight: 'name',
    card: 'name',
  },
  {
    id: 'Status',
    header: t('Status'),
    cell: ({ Status }) => <StatusText tone={TICKET_TONES[Status]}>{statusWord(Status)}</StatusText>,
    sortable: true,
    card: 'state',
  },
  {
    id: 'AgentName',
    header: t('Agent'),
    cell: ({ AgentName }) => <Person name={AgentName} size={24} />,
    sortable: true,
    card: 'text',
  },
  {
    id: 'Date',
    header: t('Date'),
    cell: ({ Date: at }) => <bdi>{formatDate(at)}</bdi>,
    sortable: true,
    card: 'note',
  },
  {
    id: 'Id',
    header: t('No.'),
    cell: ({ Id }) => `#${String(Id)}`,
    sortable: true,
    align: 'end',
    wide: true,
  },
];
