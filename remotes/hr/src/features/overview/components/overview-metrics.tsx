import type { Overview, OverviewFigure } from '@atrium/contracts';
import { formatNumber, t, translate, useCan, useCompanyPath } from '@atrium/sdk';
import { Metrics, useSearchParams, withValues, type Metric } from '@atrium/ui';
import { useCountTodayQuery } from '../overview.api.js';
import { changeInWords, daysInWords, FIGURE_NAMES } from '../overview.format.js';

const SAY_COUNT = {
  hired: (count: number) => t('{count, plural, =0 {No one hired} one {# hired} other {# hired}}', { count }),
  filled: (count: number) =>
    t('{count, plural, =0 {No seat filled} one {# seat filled} other {# seats filled}}', { count }),
};

/** The numbers of the range, each a link to its rows, and who is in today. */
export function OverviewMetrics({ overview, team }: { overview: Overview; team: boolean }) {
  const linkTo = useFigureLink();
  const compared = (figure: 'headcount' | 'joined' | 'left'): Metric => ({
    label: translate(FIGURE_NAMES[figure]),
    value: formatNumber(overview[figure].value),
    delta: changeInWords(overview[figure].value, overview[figure].previous),
    to: linkTo(figure),
  });
  const { attrition } = overview;
  const lost: Metric = {
    label: t('Yearly attrition'),
    value: attrition === null ? '–' : formatNumber(attrition, { style: 'percent', maximumFractionDigits: 1 }),
    to: linkTo('left', { span: 'year' }),
  };
  const hiring = (['hired', 'filled'] as const).flatMap((figure): Metric[] => {
    const time = overview[figure];
    if (time === null) return [];
    return [
      {
        label: translate(FIGURE_NAMES[figure]),
        value:
          time.days === null ? '–' : t('{days, plural, one {# day} other {# days}}', { days: time.days }),
        delta: SAY_COUNT[figure](time.value),
        to: linkTo(figure),
      },
    ];
  });
  const today = useTodayMetrics();
  // The counts of the day board are of everyone whom the reader sees.
  const seesAll = useCan('hrOperations', 'addEmployee', 'read');
  const items = [
    compared('headcount'),
    compared('joined'),
    compared('left'),
    ...(team ? [] : [lost]),
    ...hiring,
    ...(team && seesAll ? [] : today),
  ];
  return (
    <>
      <Metrics label={t('People')} items={items} />
      <p className="at-13 at-muted m-0">
        {t('Compared with {range}', { range: daysInWords(overview.previous) })}
      </p>
    </>
  );
}

/** The address of this page with the rows of a figure opened. */
function useFigureLink() {
  const [params] = useSearchParams();
  return (figure: OverviewFigure, more: Record<string, string> = {}): string => {
    const others = { month: null, department: null, span: null, until: null };
    return `?${withValues(params, { figure, ...others, ...more }).toString()}`;
  };
}

/** A dash until the counts are there, so that nothing below jumps. */
function useTodayMetrics(): Metric[] {
  const { data } = useCountTodayQuery(undefined);
  const board = useCompanyPath()('employee/Attendance');
  const counts = data?.counts;
  const metric = (label: string, state: 'in' | 'late' | 'leave'): Metric => ({
    label,
    value: counts ? formatNumber(counts[state]) : '–',
    to: `${board}?state=${state}`,
  });
  const onBreak = counts?.break ?? 0;
  return [
    {
      ...metric(t('In now'), 'in'),
      ...(onBreak > 0 && { delta: t('{count} on a break', { count: formatNumber(onBreak) }) }),
    },
    metric(t('Late today'), 'late'),
    metric(t('On leave today'), 'leave'),
  ];
}
