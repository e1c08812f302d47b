import { Link } from 'react-router-dom';
import { inFigures } from './chart-values.rules.js';
import type { ChartData } from './chart.types.js';

interface ChartTableProps {
  data: ChartData;
  label: string;
  by: string;
}

/** The same figures as rows, with the same links. */
export function ChartTable({ data, label, by }: ChartTableProps) {
  return (
    <div className="at-chart-table" tabIndex={0} role="region" aria-label={label}>
      <table className="at-table">
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {data.series.map((series) => (
              <th key={series.label} scope="col" className="r">
                {series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map((point, at) => (
            <tr key={point.label}>
              <td className="p">{point.label}</td>
              {data.series.map(({ label: name, values }, series) => (
                <td key={name} className="r">
                  <Figure data={data} series={series} point={at} value={values[at] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps {
  data: ChartData;
  series: number;
  point: number;
  value: number | null;
}

function Figure({ data, series, point, value }: FigureProps) {
  const text = <bdi>{inFigures(data, value)}</bdi>;
  const { to, onOpen } = data;
  if (value === null || !(to || onOpen)) return text;
  if (to) return <Link to={to({ series, point })}>{text}</Link>;
  return (
    <button type="button" onClick={() => onOpen?.({ series, point })}>
      {text}
    </button>
  );
}
