import { classNames } from '../class-names.js';
import { seriesColors } from './chart-values.rules.js';
import type { ChartKind, ChartSeries } from './chart.types.js';

const DRAWS_SERIES = new Set<ChartKind>(['line', 'bar', 'stacked']);

/** What the colours mean; one series needs none. */
export function ChartLegend({ kind, series }: { kind: ChartKind; series: readonly ChartSeries[] }) {
  if (!DRAWS_SERIES.has(kind) || series.length < 2) return null;
  const colors = seriesColors(series);
  return (
    <span className="at-chart-legend">
      {series.map(({ label, prior }, place) => (
        <span key={label}>
          <i className={classNames(prior && 'is-prior')} style={{ color: colors[place] }} />
          {label}
        </span>
      ))}
    </span>
  );
}
