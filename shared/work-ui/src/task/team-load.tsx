import { t, useCompanyPath } from '@atrium/sdk';
import { Card, DataTable, EmptyState, StatusText, type DataColumn } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useGetTaskLoadQuery } from './task.api.js';
import { sayMinutes } from './task.format.js';

interface Person {
  name: string;
  userId: string | null;
}

interface Row {
  userId: string;
  name: string;
  open: number;
  late: number;
  estimate: number;
}

interface TeamLoadProps {
  people: readonly Person[];
  /** The page of tasks below the company. */
  path: string;
}

/** How much each person has to do, of the tasks that the reader sees; a name opens their tasks. */
export function TeamLoad({ people, path }: TeamLoadProps) {
  const known = people.flatMap(({ userId, name }) => (userId === null ? [] : [{ userId, name }]));
  const ids = known.map(({ userId }) => userId);
  const { currentData, error, refetch } = useGetTaskLoadQuery(ids, { skip: ids.length === 0 });
  const toPath = useCompanyPath();
  const loads = new Map(currentData?.items.map((item) => [item.userId, item]));
  const rows = known.map(({ userId, name }): Row => {
    return { open: 0, late: 0, estimate: 0, ...loads.get(userId), userId, name };
  });
  return (
    <Card fill="rows" title={t('Workload')}>
      <DataTable
        inCard
        dense
        label={t('Workload')}
        columns={columnsOf((userId) => toPath(`${path}?assignee=${userId}`))}
        rows={currentData || ids.length === 0 ? rows : undefined}
        keyOf={({ userId }) => userId}
        nameOf={({ name }) => name}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No one to show')} text={t('People with an account appear here.')} />}
      />
    </Card>
  );
}

const columnsOf = (linkTo: (userId: string) => string): DataColumn<Row>[] => [
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
    cell: ({ estimate }) => <bdi dir="ltr">{sayMinutes(estimate)}</bdi>,
  },
];
