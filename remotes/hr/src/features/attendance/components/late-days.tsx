import { addDays, type LateMonth } from '@atrium/contracts';
import { formatNumber, t, useStep } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, Person, StatusBadge, type DataColumn } from '@atrium/ui';
import type { ReactNode } from 'react';
import { MonthPicker } from '../../../shared/month-picker.js';
import { useMonth } from '../../../shared/use-month.js';
import { useToday } from '../../../shared/use-today.js';
import { useDecideLatenessMutation, useGetLateMonthQuery } from '../lateness.api.js';

type Row = LateMonth['items'][number];

const useThisMonth = () => useToday().slice(0, 7);
const useLastMonth = () => addDays(`${useThisMonth()}-01`, -1).slice(0, 7);

const daysInWords = (days: number) => t('{days, plural, one {# day} other {# days}}', { days });

/** What the late policy proposes for a month, which HR confirms or dismisses once for each person. */
export default function LateDays() {
  const lastMonth = useLastMonth();
  const { month } = useMonth(lastMonth);
  const { currentData, error, refetch } = useGetLateMonthQuery({ month });
  const decide = useDecide(month);
  return (
    <Card
      fill="rows"
      title={t('Late days')}
      count={currentData?.items.length}
      actions={<MonthPicker first={lastMonth} />}
    >
      <DataTable
        inCard
        dense
        label={t('Late days')}
        columns={columnsOf((row) => (
          <Actions row={row} decide={decide} />
        ))}
        rows={currentData?.items}
        keyOf={({ employee }) => employee.id}
        nameOf={({ employee }) => employee.name}
        error={error}
        onRetry={() => void refetch()}
        empty={<NothingProposed month={month} policy={currentData?.policy ?? null} />}
      />
    </Card>
  );
}

function NothingProposed({ month, policy }: Pick<LateMonth, 'month' | 'policy'>) {
  const thisMonth = useThisMonth();
  if (!policy || policy.latesPerHalfDay === 0)
    return (
      <EmptyState
        title={t('No late policy holds in this month')}
        text={t('It is set in the settings of working hours.')}
      />
    );
  if (month >= thisMonth)
    return (
      <EmptyState
        title={t('This month is not over yet')}
        text={t('What the late policy proposes appears when it is.')}
      />
    );
  return (
    <EmptyState
      title={t('No one was late too often')}
      text={t('Up to {count} late days cost nothing.', {
        count: formatNumber(policy.latesFree + policy.latesPerHalfDay - 1),
      })}
    />
  );
}

type Decide = ReturnType<typeof useDecide>;

function useDecide(month: string) {
  const [decide] = useDecideLatenessMutation();
  const { take } = useStep();
  return ({ employee, lates, days }: Row, outcome: 'confirmed' | 'dismissed') =>
    take({
      of: employee.id,
      ask: {
        title:
          outcome === 'confirmed'
            ? t('Take {days} off for being late?', { days: daysInWords(days) })
            : t('Take nothing off for being late?'),
        text: t('Late days of {name}: {count}. This is decided once.', {
          name: employee.name,
          count: formatNumber(lates),
        }),
        confirmText: outcome === 'confirmed' ? t('Confirm') : t('Dismiss'),
      },
      work: () => decide({ employeeId: employee.id, month, outcome, days }).unwrap(),
      done:
        outcome === 'confirmed'
          ? t('Confirmed: {name}', { name: employee.name })
          : t('Dismissed: {name}', { name: employee.name }),
    });
}

function Actions({ row, decide }: { row: Row; decide: Decide }) {
  if (row.decision)
    return row.decision.outcome === 'confirmed' ? (
      <StatusBadge tone="warning">{t('Confirmed')}</StatusBadge>
    ) : (
      <StatusBadge>{t('Dismissed')}</StatusBadge>
    );
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => void decide(row, 'dismissed')}>
        {t('Dismiss')}
      </Button>
      <Button size="xs" onClick={() => void decide(row, 'confirmed')}>
        {t('Confirm')}
      </Button>
    </>
  );
}

function columnsOf(actions: (row: Row) => ReactNode): DataColumn<Row>[] {
  return [
    {
      id: 'person',
      header: t('Person'),
      weight: 'name',
      card: 'name',
      cell: ({ employee }) => <Person name={employee.name} size={24} />,
    },
    {
      id: 'lates',
      header: t('Late days'),
      align: 'end',
      weight: 'figure',
      card: 'text',
      cell: ({ lates, decision }) =>
        t('{count, plural, one {# late day} other {# late days}}', { count: decision?.lates ?? lates }),
    },
    {
      id: 'days',
      header: t('Taken off'),
      align: 'end',
      weight: 'figure',
      card: 'note',
      cell: ({ days, decision }) => daysInWords(decision?.days ?? days),
    },
    { id: 'actions', header: '', align: 'end', card: 'state', cell: actions },
  ];
}
