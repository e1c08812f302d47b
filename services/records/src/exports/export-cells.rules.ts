import { wallClock, type ListColumn } from '@atrium/contracts';
import type { ExportValue } from './list-export.js';

/** What a spreadsheet's cell holds. Dates are wall clock time, written as if it were UTC. */
export type Cell = string | number | boolean | Date | null;

/** Turns the values of one column into cells. */
export type CellReader = (value: ExportValue) => Cell;

/** @param timezone the company's: moments are shown as its clocks do */
export function cellReader(column: ListColumn, timezone: string): CellReader {
  if (column.type === 'date') return column.time ? momentReader(timezone) : readDay;
  const labels = new Map(column.options?.map(({ value, label }) => [value, label]));
  return (value) => (typeof value === 'string' ? (labels.get(value) ?? value) : value);
}

/** A title says whose clocks a moment is of. */
export function headingOf({ title, time }: ListColumn, timezone: string): string {
  return time ? `${title} (${timezone})` : title;
}

/** As text, for CSV: `2026-04-30`, `2026-04-30 15:30:00`, `Yes`. */
export function textOf(cell: Cell, column: ListColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (!(cell instanceof Date)) return String(cell);
  const [day = '', time = ''] = cell.toISOString().split('T');
  return column.time ? `${day} ${time.slice(0, 8)}` : day;
}

const readDay: CellReader = (value) => (typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null);

function momentReader(timeZone: string): CellReader {
  return (value) => (typeof value === 'string' ? wallClock(new Date(value), timeZone) : null);
}
