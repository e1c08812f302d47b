import { type LeaveBalance, type LeaveBalanceQuery, type LeaveLedger } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Card,
  DataTable,
  EmptyState,
  Loaded,
  Metrics,
  SkeletonCards,
  useSearchParams,
  withValues,
  type DataColumn,
} from '@atrium/ui';
import { useState } from 'react';
import { useListLeaveBalancesQuery, useListLeaveLedgerQuery } from '../leave.api.js';
import { balanceMetric } from '../balance-metric.format.js';
import { countInWords, datesInWords, ledgerInWords, signed } from '../leave.format.js';
import { yearsOf } from '../years.rules.js';
import { useToday } from '../../../shared/use-today.js';
import { YearFilter } from './year-filter.js';

/** What somebody has of each type, oneself if nobody is named; each opens the entries behind it. */
export function LeaveBalances({ employeeId }: LeaveBalanceQuery) {
  const query = useListLeaveBalancesQuery(employeeId ? { employeeId } : {});
  const [params] = useSearchParams();
  return (
    <Loaded
      of={query}
      title={t('Your leave could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading your leave')} />}
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={t('No leave types yet')}
              text={t('Your balances appear here as soon as HR has set up leave.')}
            />
          );
        const linkTo = (type: string) => `?${withValues(params, { type }).toString()}`;
        const opened = data.items.find(({ type }) => type.id === params.get('type'));
        return (
          <>
            <Metrics
              label={t('Balances')}
              items={data.items.map((item) => ({ ...balanceMetric(item), to: linkTo(item.type.id) }))}
            />
            {opened && <Ledger balance={opened} employeeId={employeeId} />}
          </>
        );
      }}
    </Loaded>
  );
}

type Entry = LeaveLedger['items'][number] & {
  /** What the entries come to up to this one. */
  balance: number;
};

/** @param items the newest first */
function withBalance(items: LeaveLedger['items']): Entry[] {
  let sum = 0;
  const counted = items.toReversed().map((item) => {
    sum += item.days;
    return { ...item, balance: Math.round(sum * HUNDREDTHS) / HUNDREDTHS };
  });
  return counted.toReversed();
}

const HUNDREDTHS = 100;

interface LedgerProps {
  balance: LeaveBalance;
  employeeId: string | undefined;
}

function Ledger({ balance: { type }, employeeId }: LedgerProps) {
  const { currentData, error, refetch } = useListLeaveLedgerQuery({
    typeId: type.id,
    ...(employeeId && { employeeId }),
  });
  const [year, setYear] = useState<string>();
  const today = useToday();
  const items = withBalance(currentData?.items ?? []);
  const years = yearsOf(items.map(({ effectiveOn }) => effectiveOn));
  const chosen = year ?? years.find((each) => each <= today) ?? '';
  const rows = items.filter(({ effectiveOn }) => effectiveOn.startsWith(chosen));
  return (
    <Card
      fill="rows"
      title={t('{type}, entry by entry', { type: type.name })}
      actions={<YearFilter years={years} value={chosen} onChange={setYear} />}
    >
      <DataTable
        inCard
        dense
        label={t('{type}, entry by entry', { type: type.name })}
        columns={ledgerColumns(type.unit === 'hour')}
        rows={currentData && rows}
        keyOf={({ id }) => id}
        nameOf={({ kind }) => ledgerInWords(kind)}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No entries yet')} text={t('Credits and days taken appear here.')} />}
      />
    </Card>
  );
}

const ledgerColumns = (hourly: boolean): DataColumn<Entry>[] => [
  {
    id: 'date',
    header: t('Date'),
    card: 'text',
    cell: ({ effectiveOn }) => datesInWords(effectiveOn, effectiveOn),
  },
  {
    id: 'what',
    header: t('What'),
    weight: 'name',
    card: 'name',
    cell: ({ kind, reason }) => [ledgerInWords(kind), reason].filter(Boolean).join(' · '),
  },
  {
    id: 'until',
    header: t('Usable until'),
    wide: true,
    cell: ({ expiresOn }) => (expiresOn ? datesInWords(expiresOn, expiresOn) : '–'),
  },
  {
    id: 'days',
    header: hourly ? t('Hours') : t('Days'),
    align: 'end',
    card: 'state',
    cell: ({ days }) => (hourly ? countInWords(days, hourly) : signed(days)),
  },
  {
    id: 'balance',
    header: t('Balance'),
    align: 'end',
    weight: 'figure',
    card: 'note',
    cell: ({ balance }) => countInWords(balance, hourly),
  },
];
