import type { Overview, OverviewFigure } from '@atrium/contracts';
import { formatNumber, t, translate, useCan, useCompanyPath } from '@atrium/sdk';
import { Metrics, type Metric } from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { useCountTodayQuery } from '../overview.api.js';
import { changeInWords, FIGURE_NAMES } from '../overview.format.js';

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
    label: t('Attrition, 12 months'),
    value: attrition === null ? '–' : formatNumber(attrition, { style: 'percent', maximumFractionDigits: 1 }),
  };
  const today = useToday();
  // The counts of the day board are of everyone whom the reader sees.
  const seesAll = useCan('hrOperations', 'addEmployee', 'read');
  const items = [
    compared('headcount'),
    compared('joined'),
    compared('left'),
    ...(team ? [] : [lost]),
    ...(team && seesAll ? [] : today),
  ];
  return <Metrics label={t('People')} items={items} />;
}

/** The address of this page with the rows of a figure opened. */
function useFigureLink() {
  const [params] = useSearchParams();
  return (figure: OverviewFigure): string => {
    const next = new URLSearchParams(params);
    next.set('figure', figure);
    next.delete('month');
    next.delete('department');
    return `?${next.toString()}`;
  };
}

function useToday(): Metric[] {
  const { data } = useCountTodayQuery(undefined);
  const board = useCompanyPath()('employee/Attendance');
  if (!data) return [];
  const { in: inNow, break: paused, late, leave } = data.counts;
  return [
    { label: t('In now'), value: formatNumber(inNow + paused), to: board },
    { label: t('Late today'), value: formatNumber(late), to: `${board}?state=late` },
    { label: t('On leave today'), value: formatNumber(leave), to: `${board}?state=leave` },
  ];
}
