import { useDirection } from '../window/use-direction.js';
import { inFigures, seriesColors, valueOf } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';
import type { PlotMark } from './plot.rules.js';

const EDGE = 80;

/** The figures of a point above its mark. Screen readers have them in the mark's label. */
export function MarkTip({ data, mark, width }: { data: ChartData; mark: PlotMark; width: number }) {
  const direction = useDirection();
  const colors = seriesColors(data.series);
  const middle = mark.x + mark.width / 2;
  const left = Math.min(Math.max(middle, EDGE), Math.max(EDGE, width - EDGE));
  return (
    <div className="at-chart-tip" dir={direction} aria-hidden="true" style={{ left, top: mark.y }}>
      <div className="at-strong" dir="auto">
        {data.points[mark.point]?.label}
      </div>
      {data.series.map(({ label }, series) => (
        <div key={label} className="at-chart-tip-row">
          <i style={{ background: colors[series] }} />
          <span dir="auto">{label}</span>
          <bdi className="at-num">{inFigures(data, valueOf(data, { series, point: mark.point }))}</bdi>
        </div>
      ))}
    </div>
  );
}
