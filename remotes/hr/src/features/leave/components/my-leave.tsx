import type { LeaveRequest } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, DataTable, EmptyState } from '@atrium/ui';
import { useListMyLeaveQuery } from '../leave.api.js';
import { datesInWords } from '../leave.format.js';
import { leaveColumns } from './leave-columns.js';
import { LeaveSteps } from './leave-steps.js';

/** One's own requests, the latest first. */
export function MyLeave() {
  const { data, error, refetch } = useListMyLeaveQuery();
  return (
    <Card fill="rows" title={t('My requests')} count={data?.items.length}>
      <DataTable
        inCard
        label={t('My requests')}
        columns={[
          ...leaveColumns({ person: false }),
          { id: 'steps', header: '', align: 'end', cell: (row: LeaveRequest) => <LeaveSteps row={row} /> },
        ]}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={({ type, from, to }) => `${type.name}, ${datesInWords(from, to)}`}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No leave yet')} text={t('What you apply for appears here.')} />}
      />
    </Card>
  );
}
