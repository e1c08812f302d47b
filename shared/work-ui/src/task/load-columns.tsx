import { sayDuration } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { StatusText, type DataColumn } from '@atrium/ui';
import { Link } from 'react-router-dom';

export interface LoadRow {
  userId: string;
  name: string;
  open: number;
  late: number;
  estimate: number;
}

/** How much somebody has to do; the name leads to their tasks. */
export const loadColumns = (linkTo: (userId: string) => string): DataColumn<LoadRow>[] => [
  {
    id: 'name',
    header: t('Person'),
    weight: 'name',
    card: 'name',
    cell: ({ userId, name }) => <Link to={linkTo(userId)}>{name}</Link>,
  },
  { id: 'open', header: t('Open tasks'), align: 'end', card: 'text', cell: ({ open }) => open },
  {
    id: 'late',
    header: t('Overdue tasks'),
    align: 'end',
    card: 'state',
    cell: ({ late }) => (late > 0 ? <StatusText tone="danger">{late}</StatusText> : late),
  },
  {
    id: 'estimate',
    header: t('Estimated hours'),
    align: 'end',
    card: 'note',
    cell: ({ estimate }) => <bdi dir="ltr">{sayDuration(estimate)}</bdi>,
  },
];
