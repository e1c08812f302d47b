import '../../theme/charts.scss';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { SparklineProps } from './chart.types.js';

const [WIDTH, HEIGHT, EDGE] = [88, 24, 3];

/** A line without axes, the size of a word: only the way it goes. */
export function Sparkline({ label, values }: SparklineProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - EDGE, EDGE]);
  const path = line<number>((_, place) => x(place), y);
  const last = values.at(-1);
  return (
    <svg className="at-sparkline" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <path className="line" d={path(values) ?? ''} />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} />}
    </svg>
  );
}
