import '../../theme/charts.scss';
import { BarRows } from './bar-rows.js';
import { ChartTable } from './chart-table.js';
import type { ChartData, ChartKind } from './chart.types.js';
import { Donut } from './donut.js';
import { Plot } from './plot.js';

interface ChartDrawingProps {
  kind: ChartKind;
  label: string;
  by: string;
  data: ChartData;
  asTable: boolean;
}

export function ChartDrawing({ kind, label, by, data, asTable }: ChartDrawingProps) {
  if (asTable) return <ChartTable data={data} label={label} by={by} />;
  if (kind === 'donut') return <Donut data={data} label={label} />;
  if (kind === 'rows' || kind === 'funnel')
    return <BarRows data={data} funnel={kind === 'funnel'} label={label} />;
  return <Plot kind={kind} data={data} label={label} />;
}
