import type { LeaveRequest } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Card, DataTable, EmptyState, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { useListMyLeaveQuery } from '../leave.api.js';
import { leaveDatesInWords } from '../leave.format.js';
import { YEARS, yearsOf } from '../years.rules.js';
import { leaveColumns } from './leave-columns.js';
import { LeaveSteps, useEndDialog } from './leave-steps.js';
import { YearFilter } from './year-filter.js';

const LeaveDialog = lazyDialog(() => import('./leave.dialog.js'));

/** One's own requests of a year, the latest first; each opens with whom it waits for and what may be done with it. */
export function MyLeave() {
  const { data, error, refetch } = useListMyLeaveQuery();
  const [year, setYear] = useState<string>();
  const [openedId, setOpened] = useState<string | null>(null);
  const { openEnd, endDialog } = useEndDialog();
  const years = yearsOf(data?.items.flatMap(({ from, to }) => [from, to]) ?? []);
  const chosen = year ?? years[0] ?? '';
  const rows = data?.items.filter(
    ({ from, to }) => chosen === '' || (from.slice(0, YEARS) <= chosen && chosen <= to.slice(0, YEARS)),
  );
  const opened = data?.items.find(({ id }) => id === openedId);
  return (
    <Card
      fill="rows"
      title={t('My requests')}
      count={rows?.length}
      actions={<YearFilter years={years} value={chosen} onChange={setYear} />}
    >
      <DataTable
        inCard
        label={t('My requests')}
        columns={columnsOf(openEnd)}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={(row) => `${row.type.name}, ${leaveDatesInWords(row)}`}
        onOpen={({ id }) => setOpened(id)}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No leave yet')} text={t('What you apply for appears here.')} />}
      />
      {opened && <LeaveDialog leave={opened} onClose={() => setOpened(null)} />}
      {endDialog}
    </Card>
  );
}

function columnsOf(onEnd: ReturnType<typeof useEndDialog>['openEnd']): DataColumn<LeaveRequest>[] {
  const steps = (row: LeaveRequest) => <LeaveSteps row={row} onEnd={onEnd} />;
  return [...leaveColumns({ person: false }), { id: 'steps', header: '', align: 'end', cell: steps }];
}
