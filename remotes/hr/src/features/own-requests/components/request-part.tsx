import type { Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, DataTable, EmptyState } from '@atrium/ui';
import { useListRequestsOfQuery } from '../own-request.api.js';
import { nameOfRequest, requestColumns } from './request-columns.js';

/** What an opened employee has asked for, the latest first. */
export default function RequestPart({ row }: { row: Employee }) {
  const { currentData, error, refetch } = useListRequestsOfQuery(row.id);
  return (
    <Card fill="rows" title={t('Requests')} count={currentData?.total}>
      <DataTable
        inCard
        dense
        label={t('Requests')}
        columns={requestColumns()}
        rows={currentData?.items}
        keyOf={({ id }) => id}
        nameOf={nameOfRequest}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No requests')} text={t('What people apply for appears here.')} />}
      />
    </Card>
  );
}
