import { wallClock, type ListColumn } from '@atrium/contracts';
import type { ExportValue } from './list-export.js';

/** The content of a spreadsheet cell. Dates are local wall clock time, stored as if they were UTC. */
export type Cell = string | number | boolean | Date | null;

/** Turns the values of one column into cells. */
export type CellReader = (value: ExportValue) => Cell;

/** @param timezone the company's: times are shown in it */
export function cellReader(column: ListColumn, timezone: string): CellReader {
  if (column.type === 'date') return column.time ? momentReader(timezone) : readDay;
  const labels = new Map(column.options?.map(({ value, label }) => [value, label]));
  return (value) => (typeof value === 'string' ? (labels.get(value) ?? value) : value);
}

/** The title of a column; for times it names the time zone. */
export function headingOf({ title, time }: ListColumn, timezone: string): string {
  return time ? `${title} (${timezone})` : title;
}

/** A cell as text for CSV: `2026-04-30`, `2026-04-30 15:30:00`, `Yes`. */
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
