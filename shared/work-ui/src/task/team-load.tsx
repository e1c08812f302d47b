import { t, useCompanyPath } from '@atrium/sdk';
import { Card, DataTable, EmptyState } from '@atrium/ui';
import { loadColumns, type LoadRow } from './load-columns.js';
import { useGetTaskLoadQuery } from './task.api.js';

interface Person {
  name: string;
  userId: string | null;
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
  const rows = known.map(({ userId, name }): LoadRow => {
    return { open: 0, late: 0, estimate: 0, ...loads.get(userId), userId, name };
  });
  return (
    <Card fill="rows" title={t('Workload')}>
      <DataTable
        inCard
        dense
        label={t('Workload')}
        columns={loadColumns((userId) => toPath(`${path}?assignee=${userId}`))}
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
