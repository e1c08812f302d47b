import { formatNumber } from '@atrium/sdk';
import { colorAt, inFigures } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';
import { MarkTarget } from './mark-target.js';

const percent = (part: number, whole: number) =>
  formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 0 });

/** Lying bars: what it is, how much, and in a funnel the share of the step before. */
export function BarRows({ data, funnel, label }: { data: ChartData; funnel: boolean; label: string }) {
  const values = data.series[0]?.values ?? [];
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  return (
    <ul className="at-bar-rows" aria-label={label}>
      {data.points.map((point, at) => {
        const value = values[at] ?? null;
        const before = values[at - 1] ?? null;
        return (
          <li key={point.label}>
            <MarkTarget
              className="at-bar-row"
              mark={{ series: 0, point: at }}
              to={data.to}
              onOpen={data.onOpen}
            >
              <span className="l" dir="auto">
                {point.label}
              </span>
              <span className="track">
                <i
                  className={point.unfinished ? 'is-unfinished' : undefined}
                  style={{ inlineSize: `${String(((value ?? 0) / most) * 100)}%`, color: colorAt(0) }}
                />
              </span>
              <bdi className="v at-num">{inFigures(data, value)}</bdi>
              {funnel && (
                <bdi className="share at-num">{before && value !== null ? percent(value, before) : ''}</bdi>
              )}
            </MarkTarget>
          </li>
        );
      })}
    </ul>
  );
}
