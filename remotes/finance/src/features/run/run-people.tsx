import {
  PAY_CHANGE_LABELS,
  PAY_SLIP,
  PAY_SLIP_KIND_LABELS,
  PAY_SLIP_STATE_LABELS,
  PAY_SLIP_VIEW_LABELS,
  PAY_SLIP_VIEWS,
  type PayRun,
  type PaySlip,
} from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import {
  Card,
  classNames,
  DataTable,
  describedColumns,
  EmptyState,
  QuickButtons,
  StatusBadge,
  useList,
  useListPages,
  withLinks,
  type ColumnLooks,
} from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { sayDifference, sayMonthName, sayRupees } from '../../shared/pay.format.js';
import { monthFrom } from '../../shared/months.rules.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { slipApi } from '../../shared/run.api.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { sayTrouble } from './slip-trouble.format.js';
import css from './run.module.scss';

const Amount = ({ amount }: { amount: number }) => <bdi dir="ltr">{sayRupees(amount)}</bdi>;

const LOOKS: ColumnLooks<typeof PAY_SLIP.list, PaySlip> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  code: { cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  month: { cell: () => null },
  paidDays: { align: 'end', cell: ({ paidDays }) => formatNumber(paidDays) },
  unpaidDays: { align: 'end', cell: ({ unpaidDays }) => (unpaidDays === 0 ? '–' : formatNumber(unpaidDays)) },
  gross: { align: 'end', wide: true, cell: ({ gross }) => <Amount amount={gross} /> },
  deductions: { align: 'end', wide: true, cell: ({ deductions }) => <Amount amount={deductions} /> },
  net: { align: 'end', weight: 'figure', card: 'state', cell: ({ net }) => <Amount amount={net} /> },
  employerCost: { align: 'end', cell: ({ employerCost }) => <Amount amount={employerCost} /> },
  difference: { align: 'end', card: 'note', cell: ({ difference }) => <Difference amount={difference} /> },
  change: {
    card: 'text',
    cell: (slip) => (
      <div className={css['reason']}>
        <Reason slip={slip} />
      </div>
    ),
  },
  state: { cell: () => null },
};

function Difference({ amount }: { amount: number | null }) {
  const tone = !amount ? 'at-muted' : amount > 0 ? 'at-up' : 'at-down';
  return (
    <bdi dir="ltr" className={classNames('at-num', tone)}>
      {sayDifference(amount)}
    </bdi>
  );
}

/** What needs a look, otherwise what changed. */
function Reason({ slip }: { slip: PaySlip }) {
  if (slip.holdReason !== null)
    return (
      <>
        <StatusBadge tone="warning">{translate(PAY_SLIP_STATE_LABELS.held)}</StatusBadge>{' '}
        <bdi>{slip.holdReason}</bdi>
      </>
    );
  if (slip.kind === 'reversal' || slip.kind === 'corrected')
    return translate(PAY_SLIP_KIND_LABELS[slip.kind]);
  const trouble = sayTrouble(slip);
  if (trouble !== null) return <span className="text-warning-emphasis">{trouble}</span>;
  return slip.change === null ? null : translate(PAY_CHANGE_LABELS[slip.change]);
}

/** The payslips of a run; those that need a look can be shown alone. */
export function RunPeople({ run }: { run: PayRun }) {
  const list = useList(PAY_SLIP.list);
  const { cursor, pageInfo } = useListPages(list);
  const answer = slipApi.useList({ ...list.query, run: run.id, cursor });
  const { slip } = usePayrollPaths();
  const navigate = useNavigate();
  const hrefOf = ({ id }: PaySlip) => slip(run.id, id);
  const columns = describedColumns<PaySlip>(list, LOOKS)
    .filter(({ id }) => id !== 'month' && id !== 'state')
    .map((column) =>
      column.id === 'difference'
        ? { ...column, header: t('on {month}', { month: sayMonthName(monthFrom(run.month, -1)) }) }
        : column,
    );
  return (
    <Card title={t('People')} count={run.people} fill="rows">
      <Views run={run} list={list} />
      <DataTable
        inCard
        label={t('Payslips of the run')}
        columns={withLinks(columns, { hrefOf })}
        rows={answer.currentData?.items}
        keyOf={({ id }) => id}
        nameOf={({ employee }) => nameOfRef(employee)}
        page={pageInfo(answer.currentData)}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        onOpen={(row) => void navigate(hrefOf(row))}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        {...(list.filtered && { onClearFilters: list.clear })}
        empty={
          <EmptyState title={t('No payslips')} text={t('No one of this pay group is paid for this month.')} />
        }
      />
    </Card>
  );
}

function Views({ run, list }: { run: PayRun; list: ReturnType<typeof useList<typeof PAY_SLIP.list>> }) {
  const counts = useViewCounts(run.id);
  const chosen = list.values.filters['view'] ?? '';
  const filters = [
    ...PAY_SLIP_VIEWS.map((value) => ({
      key: 'view',
      value: value as string,
      label: translate(PAY_SLIP_VIEW_LABELS[value]),
      count: counts[value],
    })),
    { key: 'view', value: '', label: t('All'), count: run.people },
  ];
  return (
    <div className={css['quick']}>
      <QuickButtons
        filters={filters}
        isPressed={({ value }) => value === chosen}
        onPress={({ value }) =>
          list.change({
            filters: ({ view: _, ...others }) => (value === '' ? others : { ...others, view: value }),
          })
        }
      />
    </div>
  );
}

/** How many payslips each view shows; undefined while that is being counted. */
function useViewCounts(run: string): Record<(typeof PAY_SLIP_VIEWS)[number], number | undefined> {
  const one = { run, limit: 1 };
  const needsLook = slipApi.useList({ ...one, view: 'needsLook' }).data?.total;
  const changed = slipApi.useList({ ...one, view: 'changed' }).data?.total;
  const joiners = slipApi.useList({ ...one, view: 'joiners' }).data?.total;
  const leavers = slipApi.useList({ ...one, view: 'leavers' }).data?.total;
  const held = slipApi.useList({ ...one, view: 'held' }).data?.total;
  const unpaid = slipApi.useList({ ...one, view: 'unpaid' }).data?.total;
  return { needsLook, changed, joiners, leavers, held, unpaid };
}
