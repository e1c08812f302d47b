import { LEAD, LEAD_LAYOUT, monthRange, type LeadForecast, type LeadNarrowing } from '@atrium/contracts';
import { formatDate, formatNumber, t, translate } from '@atrium/sdk';
import {
  Card,
  DataTable,
  EmptyState,
  Metrics,
  Page,
  StatusBadge,
  useList,
  type DataColumn,
} from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useReadLeadForecastQuery } from '../../shared/lead-forecast.api.js';
import type { BoardPageProps } from './board.page.js';
import { LeadToolbar } from './components/lead-toolbar.js';
import { monthsOf, rangeWithin, sumOf, type ForecastRow } from './forecast.rules.js';
import { sayValue } from './lead.format.js';
import { narrowingOf } from './use-lead-filters.js';

/** What the open leads are expected to bring, month by month; each month opens its leads. */
export default function ForecastPage({ tabs, actions }: BoardPageProps) {
  const list = useList(LEAD_LAYOUT);
  const narrowed = narrowingOf(list);
  const query = useReadLeadForecastQuery(narrowed);
  const { currentData, error, refetch } = query;
  const rows = currentData && monthsOf(currentData);
  return (
    <Page title={translate(LEAD.many)} tabs={tabs} actions={actions} toolbar={<LeadToolbar list={list} />}>
      <Sums forecast={currentData} />
      <Card fill="rows" title={t('Leads by expected month')}>
        <DataTable
          inCard
          label={t('Leads by expected month')}
          columns={columnsOf(narrowed)}
          rows={rows}
          keyOf={({ month }) => month ?? ''}
          nameOf={sayMonth}
          error={error}
          onRetry={() => void refetch()}
          onClearFilters={list.filtered ? list.clear : undefined}
          empty={
            <EmptyState
              title={t('No open leads yet')}
              text={t('Open leads appear here by the month of their expected close.')}
            />
          }
        />
      </Card>
    </Page>
  );
}

function Sums({ forecast }: { forecast: LeadForecast | undefined }) {
  const sums = forecast && sumOf(forecast);
  const say = (paise: number | undefined) => (paise === undefined ? '–' : sayValue(paise));
  return (
    <Metrics
      label={t('Forecast')}
      items={[
        { label: t('Open leads'), value: sums ? formatNumber(sums.count) : '–' },
        { label: t('Value'), value: say(sums?.value) },
        { label: t('Weighted by probability'), value: say(sums?.weighted) },
        {
          label: t('Expected before this month'),
          value: say(sums?.late),
          ...(sums?.lateCount && { tone: 'warning' }),
        },
      ]}
    />
  );
}

function sayMonth({ month }: Pick<ForecastRow, 'month'>): string {
  if (month === null) return t('No expected close');
  return formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** @param narrowed which leads are counted */
const columnsOf = (narrowed: LeadNarrowing): DataColumn<ForecastRow>[] => [
  {
    id: 'month',
    header: t('Month'),
    weight: 'name',
    card: 'name',
    cell: (row) => <Month row={row} narrowed={narrowed} />,
  },
  { id: 'count', header: t('Leads'), align: 'end', card: 'state', cell: ({ count }) => formatNumber(count) },
  {
    id: 'value',
    header: t('Value'),
    align: 'end',
    card: 'text',
    headed: true,
    cell: ({ value }) => sayValue(value),
  },
  {
    id: 'weighted',
    header: t('Weighted by probability'),
    align: 'end',
    weight: 'figure',
    card: 'note',
    headed: true,
    cell: ({ weighted }) => sayValue(weighted),
  },
];

/** Those without a month have no filter in the list. */
function Month({ row, narrowed }: { row: ForecastRow; narrowed: LeadNarrowing }) {
  const { month, isLate } = row;
  const late = isLate && <StatusBadge tone="warning">{t('Month is over')}</StatusBadge>;
  if (month === null) return sayMonth(row);
  const expectedClose = rangeWithin(monthRange(month), narrowed.expectedClose);
  const query = new URLSearchParams({ ...narrowed, expectedClose });
  return (
    <>
      <Link to={`?${query.toString()}`}>{sayMonth(row)}</Link> {late}
    </>
  );
}
