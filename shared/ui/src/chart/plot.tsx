import { t } from '@atrium/sdk';
import { BarShapes } from './bar-shapes.js';
import { inFigures, markInWords } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';
import { LineShapes } from './line-shapes.js';
import { MarkTarget } from './mark-target.js';
import { MarkTip } from './mark-tip.js';
import { barMarks, labelStep, lineMarks, PLOT_EDGE, plotScales, type PlotScales } from './plot.rules.js';
import { useMarks } from './use-marks.js';
import { useWidth } from '../window/use-width.js';

const HEIGHT = 220;

interface PlotProps {
  kind: 'line' | 'bar' | 'stacked';
  label: string;
  data: ChartData;
}

/**
 * Lines or bars over points. The drawing is hidden from screen readers, which have the marks above it as links or
 * buttons. Time runs from left to right in every language.
 */
export function Plot({ kind, label, data }: PlotProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const stacked = kind === 'stacked';
  const scales = plotScales(data, { width, height: HEIGHT }, stacked);
  const marks = kind === 'line' ? lineMarks(data, scales) : barMarks(data, scales, stacked);
  const { shown, onKeyDown, targetOf } = useMarks(marks);
  return (
    <div ref={ref} className="at-plot" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <Axes data={data} scales={scales} width={width} />
        {kind !== 'line' && <BarShapes data={data} marks={marks} stacked={stacked} />}
        <LineShapes data={data} scales={scales} priorOnly={kind !== 'line'} shown={shown} />
      </svg>
      {marks.map((mark, place) => (
        <MarkTarget
          key={`${String(mark.series)}/${String(mark.point)}`}
          className="at-plot-mark"
          mark={{ series: mark.series, point: mark.point }}
          label={markInWords(data, mark)}
          style={{ left: mark.x, top: mark.y, width: mark.width, height: mark.height }}
          to={data.to}
          onOpen={data.onOpen}
          {...targetOf(place)}
        />
      ))}
      {shown && <MarkTip data={data} mark={shown} width={width} />}
      <span className="visually-hidden">{t('Arrow keys move between the figures.')}</span>
    </div>
  );
}

function Axes({ data, scales, width }: { data: ChartData; scales: PlotScales; width: number }) {
  const step = labelStep(scales.column);
  return (
    <>
      {scales.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={PLOT_EDGE.start} x2={width} y1={scales.y(tick)} y2={scales.y(tick)} />
          <text className="tick" x={PLOT_EDGE.start - 8} y={scales.y(tick)} dy="0.32em" textAnchor="end">
            {inFigures(data, tick)}
          </text>
        </g>
      ))}
      {data.points.map(({ label }, point) =>
        (data.points.length - 1 - point) % step === 0 ? (
          <text key={label} className="tick" x={scales.middle(point)} y={HEIGHT - 6} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </>
  );
}
