import { formatNumber } from '@atrium/sdk';
import { arc, pie } from 'd3-shape';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { colorAt, inFigures } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';
import { MarkTarget } from './mark-target.js';

const SIZE = 148;
const RING = 22;
const slices = pie<number>().sort(null).padAngle(0.02);
const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(SIZE / 2 - RING)
  .outerRadius(SIZE / 2)
  .cornerRadius(3);

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

interface DonutProps {
  data: ChartData;
  label: string;
}

/** Parts of a whole: the ring with its sum, and each part as a line beside it, which opens its rows. */
export function Donut({ data, label }: DonutProps) {
  const [shown, setShown] = useState<number | null>(null);
  const values = (data.series[0]?.values ?? []).map((value) => value ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  return (
    <div className="at-donut">
      <Ring values={values} sum={inFigures(data, whole)} shown={shown} onShow={setShown} />
      <ul aria-label={label}>
        {data.points.map((point, at) => (
          <li key={point.label}>
            <MarkTarget
              className={classNames('at-donut-row', shown === at && 'is-shown')}
              mark={{ series: 0, point: at }}
              to={data.to}
              onOpen={data.onOpen}
              onShow={() => setShown(at)}
              onHide={() => setShown(null)}
            >
              <i style={{ background: colorAt(at) }} />
              <span dir="auto">{point.label}</span>
              <bdi className="v at-num">{inFigures(data, values[at] ?? null)}</bdi>
              <bdi className="share at-num">{percent(whole === 0 ? 0 : (values[at] ?? 0) / whole)}</bdi>
            </MarkTarget>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RingProps {
  values: number[];
  sum: string;
  shown: number | null;
  onShow: (point: number | null) => void;
}

const Ring = ({ values, sum, shown, onShow }: RingProps) => (
  <svg width={SIZE} height={SIZE} viewBox={[-SIZE / 2, -SIZE / 2, SIZE, SIZE].join(' ')} aria-hidden="true">
    {slices(values).map((slice) => (
      <path
        key={slice.index}
        d={shape(slice) ?? ''}
        fill={colorAt(slice.index)}
        className={classNames('slice', shown !== null && shown !== slice.index && 'is-faded')}
        onPointerEnter={() => onShow(slice.index)}
        onPointerLeave={() => onShow(null)}
      />
    ))}
    <text className="sum" textAnchor="middle" dy="0.35em">
      {sum}
    </text>
  </svg>
);
