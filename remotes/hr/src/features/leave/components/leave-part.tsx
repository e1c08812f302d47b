import type { Employee, LeaveRequestQuery } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, DataTable, EmptyState, Metrics } from '@atrium/ui';
import { useListLeaveBalancesQuery, useListLeaveQuery } from '../leave.api.js';
import { balanceMetric } from '../balance-metric.format.js';
import { datesInWords } from '../leave.format.js';
import { leaveColumns } from './leave-columns.js';

const MOST = 50;

/** Filters are named by their columns, which the type of a query does not list. */
const queryOf = (query: object) => query as LeaveRequestQuery;

/** The leave of an opened employee: what is left of each type, and their requests, the latest first. */
export default function LeavePart({ row: { id } }: { row: Employee }) {
  const query = queryOf({ employee: id, sort: '-from', limit: MOST });
  const { currentData, error, refetch } = useListLeaveQuery(query);
  return (
    <div className="d-grid gap-3">
      <Balances employeeId={id} />
      <Card fill="rows" title={t('Requests')} count={currentData?.total}>
        <DataTable
          inCard
          dense
          label={t('Requests')}
          columns={leaveColumns({ person: false })}
          rows={currentData?.items}
          keyOf={(request) => request.id}
          nameOf={({ from, to }) => datesInWords(from, to)}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('No requests')} text={t('What people apply for appears here.')} />}
        />
      </Card>
    </div>
  );
}

function Balances({ employeeId }: { employeeId: string }) {
  const { data } = useListLeaveBalancesQuery({ employeeId });
  const toPath = useCompanyPath();
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Metrics label={t('Balances')} items={data.items.map(balanceMetric)} />
      <div>
        <ButtonLink
          size="xs"
          variant="ghost"
          to={toPath(`leave/management?view=balances&person=${employeeId}`)}
        >
          {t('Every entry')}
        </ButtonLink>
      </div>
    </>
  );
}
