import { formatNumber } from '@atrium/sdk';
import type { ChartData, ChartMark, ChartSeries } from './chart.types.js';

const COLORS = 6;
const PRIOR = 'var(--at-chart-prior)';

/** The colours of the series, in order; the period before takes none of them. */
export function seriesColors(series: readonly ChartSeries[]): string[] {
  let next = 0;
  return series.map(({ prior }) => (prior ? PRIOR : colorAt(next++)));
}

export const colorAt = (place: number): string => `var(--at-chart-${String((place % COLORS) + 1)})`;

export const valueOf = ({ series }: Pick<ChartData, 'series'>, mark: ChartMark): number | null =>
  series[mark.series]?.values[mark.point] ?? null;

export const inFigures = ({ format = formatNumber }: Pick<ChartData, 'format'>, value: number | null) =>
  value === null ? '–' : format(value);

/** The mark in one sentence, for screen readers. */
export function markInWords(data: ChartData, mark: ChartMark): string {
  const parts = [data.points[mark.point]?.label, inFigures(data, valueOf(data, mark))];
  return (data.series.length > 1 ? [data.series[mark.series]?.label, ...parts] : parts).join(', ');
}

/** Nothing to draw: no points, or no figure but nulls. */
export const isBlank = ({ points, series }: Pick<ChartData, 'points' | 'series'>): boolean =>
  points.length === 0 || series.every(({ values }) => values.every((value) => value === null));
