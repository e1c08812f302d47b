import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartData, ChartMark } from './chart.types.js';

export interface PlotSize {
  width: number;
  height: number;
}

/** A mark with its box in the plot. */
export interface PlotMark extends ChartMark {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PLOT_EDGE = { top: 20, end: 8, bottom: 24, start: 44 } as const;
const TICKS = 4;
const NARROWEST_LABEL = 44;

/** The places of points along the plot, and of figures in its height. */
export interface PlotScales {
  /** The middle of a point's column. */
  middle: (point: number) => number;
  column: number;
  y: (value: number) => number;
  ticks: number[];
}

type Figures = Pick<ChartData, 'points' | 'series'>;

export function plotScales(data: Figures, size: PlotSize, stacked: boolean): PlotScales {
  const { top, end, bottom, start } = PLOT_EDGE;
  const places = data.points.map((_, point) => point);
  const band = scaleBand(places, [start, Math.max(start + 1, size.width - end)]);
  const [least, most] = extent(data, stacked);
  const y = scaleLinear([least, most], [size.height - bottom, top]).nice(TICKS);
  return {
    middle: (point) => (band(point) ?? 0) + band.bandwidth() / 2,
    column: band.bandwidth(),
    y,
    ticks: y.ticks(TICKS).filter((tick) => Number.isInteger(tick) || !isWhole(data)),
  };
}

/** Whether all are counts, between which no line says anything. */
const isWhole = ({ series }: Figures): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));

/** The range of the figures, always with zero: a bar that starts elsewhere lies. */
function extent(data: Figures, stacked: boolean): [number, number] {
  const figures = stacked
    ? data.points.map((_, point) => sumAt(data, point))
    : data.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...figures), Math.max(0, ...figures)];
  return least === most ? [0, 1] : [least, most];
}

const sumAt = ({ series }: Figures, point: number): number =>
  series.reduce((sum, { values, prior }) => sum + (prior ? 0 : (values[point] ?? 0)), 0);

/** Every n-th label is shown, so that none touches the next. */
export const labelStep = (column: number): number =>
  Math.max(1, Math.ceil(NARROWEST_LABEL / Math.max(column, 1)));

const WIDEST_BAR = 34;
const BAR_PART = 0.7;
const GAP = 2;

/** Bars of a point side by side, or on top of each other. The period before is a line and has no bar. */
export function barMarks(data: Figures, scales: PlotScales, stacked: boolean): PlotMark[] {
  const drawn = data.series.flatMap(({ prior }, series) => (prior ? [] : [series]));
  const beside = stacked ? 1 : drawn.length;
  const width = Math.max(1, Math.min(WIDEST_BAR, (scales.column * BAR_PART) / beside - GAP));
  return data.points.flatMap((_, point) => {
    let base = 0;
    return drawn.flatMap((series, place) => {
      const value = data.series[series]?.values[point] ?? null;
      if (value === null || value === 0) return [];
      const from = stacked ? base : 0;
      base += value;
      const [one, other] = [scales.y(from), scales.y(from + value)];
      const offset = stacked ? -width / 2 : (place - beside / 2) * (width + GAP) + GAP / 2;
      const x = scales.middle(point) + offset;
      return [{ series, point, x, y: Math.min(one, other), width, height: Math.abs(one - other) }];
    });
  });
}

const TARGET = 24;

/** The points of lines, each with the area around it that reacts. */
export function lineMarks(data: Figures, scales: PlotScales): PlotMark[] {
  const width = Math.min(TARGET, scales.column);
  return data.points.flatMap((_, point) =>
    data.series.flatMap(({ values }, series) => {
      const value = values[point] ?? null;
      if (value === null) return [];
      const [x, y] = [scales.middle(point) - width / 2, scales.y(value) - TARGET / 2];
      return [{ series, point, x, y, width, height: TARGET }];
    }),
  );
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** Where an arrow leads: along the points of a series, or to the next series of the point. */
export function markAfter(marks: readonly ChartMark[], at: number, arrow: Arrow): number {
  const from = marks[at];
  if (!from) return 0;
  if (arrow === 'Home') return 0;
  if (arrow === 'End') return marks.length - 1;
  const along = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const step = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const same = (mark: ChartMark) => (along ? mark.series === from.series : mark.point === from.point);
  for (let next = at + step; next >= 0 && next < marks.length; next += step) {
    const mark = marks[next];
    if (mark && same(mark)) return next;
  }
  return at;
}
