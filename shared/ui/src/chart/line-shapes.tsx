import { line } from 'd3-shape';
import { classNames } from '../class-names.js';
import { seriesColors } from './chart-values.rules.js';
import type { ChartData, ChartMark, ChartSeries } from './chart.types.js';
import type { PlotScales } from './plot.rules.js';

interface LineShapesProps {
  data: ChartData;
  scales: PlotScales;
  /** Beside bars, only the period before is a line. */
  priorOnly: boolean;
  /** The mark whose tip is open. */
  shown: ChartMark | undefined;
}

/** A line for each series, with a gap where nothing is known; the way to an unfinished point is dashed. */
export function LineShapes({ data, scales, priorOnly, shown }: LineShapesProps) {
  const colors = seriesColors(data.series);
  const { points } = data;
  const end = points.at(-1)?.unfinished ? points.length - 1 : points.length;
  return data.series.map((series, place) =>
    priorOnly && !series.prior ? null : (
      <g key={series.label} stroke={colors[place]} fill={colors[place]}>
        <Stretch series={series} scales={scales} from={0} to={end} dashed={series.prior ?? false} />
        {end < points.length && (
          <Stretch series={series} scales={scales} from={end - 1} to={points.length} dashed />
        )}
        {points.map((point, at) =>
          isDotted(series, at) || (shown?.series === place && shown.point === at) ? (
            <Spot key={point.label} series={series} scales={scales} point={at} />
          ) : null,
        )}
      </g>
    ),
  );
}

/** A figure between two unknown ones has no line to be seen by. */
const isDotted = ({ values }: ChartSeries, at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

interface StretchProps {
  series: ChartSeries;
  scales: PlotScales;
  from: number;
  to: number;
  dashed: boolean;
}

function Stretch({ series, scales, from, to, dashed }: StretchProps) {
  const places = series.values.map((value, point) => ({ value, point })).slice(Math.max(0, from), to);
  const path = line<{ value: number | null; point: number }>()
    .defined(({ value }) => value !== null)
    .x(({ point }) => scales.middle(point))
    .y(({ value }) => scales.y(value ?? 0));
  return (
    <path
      className={classNames('line', series.prior && 'is-prior', dashed && 'is-dashed')}
      d={path(places) ?? ''}
    />
  );
}

function Spot({ series, scales, point }: { series: ChartSeries; scales: PlotScales; point: number }) {
  const value = series.values[point] ?? null;
  if (value === null) return null;
  return <circle className="spot" cx={scales.middle(point)} cy={scales.y(value)} r={4} />;
}
