import type { Overview } from '@atrium/contracts';
import { formatDate, formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Chart } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { useGetOverviewAttendanceQuery } from '../overview.api.js';
import type { OverviewState } from '../use-overview.js';

interface ChartProps {
  overview: Overview;
  state: OverviewState;
}

const monthName = (month: string) => formatDate(`${month}-01`, { month: 'short' });

/** Who came and went in the last twelve months; a bar opens its people. */
export function JoinedAndLeft({ overview: { months, today }, state }: ChartProps) {
  return (
    <Chart
      kind="bar"
      title={t('Joined and left')}
      unit={t('people a month')}
      by={t('Month')}
      points={months.map(({ month }) => ({
        label: monthName(month),
        unfinished: today.startsWith(month),
      }))}
      series={[
        { label: t('Joined::people'), values: months.map(({ joined }) => joined) },
        { label: t('Left'), values: months.map(({ left }) => left) },
      ]}
      onOpen={({ series, point }) => {
        const month = months[point]?.month;
        if (month) state.open(series === 0 ? 'joined' : 'left', { month });
      }}
    />
  );
}

/** The headcount by department; a bar opens its people. */
export function ByDepartment({ overview: { departments }, state }: ChartProps) {
  return (
    <Chart
      kind="rows"
      title={t('By department')}
      unit={t('people')}
      by={t('Department')}
      points={departments.map(({ name }) => ({ label: name ?? t('No department') }))}
      series={[{ label: t('People'), values: departments.map(({ people }) => people) }]}
      empty={t('Departments appear as soon as people work in one.')}
      onOpen={({ point }) => {
        const department = departments[point];
        if (department) state.open('headcount', { department: department.id ?? 'none' });
      }}
    />
  );
}

/** Which share of those who were due came, day by day; a day opens its board. */
export function AttendanceLine({ state: { of, days, today } }: Pick<ChartProps, 'state'>) {
  const { currentData, error, isFetching, refetch } = useGetOverviewAttendanceQuery({ of, ...days });
  const navigate = useNavigate();
  const board = useCompanyPath()('employee/Attendance');
  const shown = (currentData?.days ?? []).filter(({ due }) => due > 0);
  return (
    <Chart
      kind="line"
      title={t('Attendance')}
      unit={t('share of those due')}
      by={t('Day')}
      loading={!currentData && isFetching}
      {...(error && !currentData && { failure: { error, onRetry: () => void refetch() } })}
      points={shown.map(({ date }) => ({
        label: formatDate(date, { day: 'numeric', month: 'short' }),
        unfinished: date === today,
      }))}
      series={[{ label: t('Present'), values: shown.map(({ due, present }) => present / due) }]}
      onOpen={({ point }) => {
        const date = shown[point]?.date;
        if (date) void navigate(`${board}?date=${date}`);
      }}
      format={(value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 })}
      empty={t('Days appear as soon as people clock in.')}
    />
  );
}
