import { useId } from 'react';
import { inFigures, seriesColors, valueOf } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';
import type { PlotMark } from './plot.rules.js';

const RADIUS = 3;
const ROOM_FOR_FIGURE = 30;

interface BarShapesProps {
  data: ChartData;
  marks: readonly PlotMark[];
  stacked: boolean;
}

/** The bars. Those of an unfinished point are hatched; a single series has its figures on top. */
export function BarShapes({ data, marks, stacked }: BarShapesProps) {
  const id = useId();
  const colors = seriesColors(data.series);
  const single = !stacked && data.series.filter(({ prior }) => !prior).length === 1;
  return (
    <>
      <Hatching id={id} colors={colors} />
      {marks.map((mark) => {
        const { series, point, x, y, width, height } = mark;
        const hatched = data.points[point]?.unfinished;
        return (
          <g key={`${String(series)}/${String(point)}`}>
            <rect
              className="bar"
              x={x}
              y={y}
              width={width}
              height={Math.max(1, height - (stacked ? 1 : 0))}
              rx={Math.min(RADIUS, width / 2)}
              fill={hatched ? `url(#${id}-${String(series)})` : colors[series]}
            />
            {single && width >= ROOM_FOR_FIGURE && (
              <text className="figure" x={x + width / 2} y={y - 6} textAnchor="middle">
                {inFigures(data, valueOf(data, mark))}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

const Hatching = ({ id, colors }: { id: string; colors: readonly string[] }) => (
  <defs>
    {colors.map((color, series) => (
      <pattern
        key={`${color}${String(series)}`}
        id={`${id}-${String(series)}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill={color} opacity="0.3" />
        <rect width="3" height="6" fill={color} />
      </pattern>
    ))}
  </defs>
);
