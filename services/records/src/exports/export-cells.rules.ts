import { inMainUnit, minorPlaces, wallClock, type ListColumn } from '@atrium/contracts';
import type { ExportValue } from './list-export.js';

/** The content of a spreadsheet cell. Dates are local wall clock time, stored as if they were UTC. */
export type Cell = string | number | boolean | Date | null;

/** Turns the values of one column into cells. */
export type CellReader = (value: ExportValue) => Cell;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What stands in a column of an answer: a reference by its name, an amount of a row's own currency with it. */
export const valueIn =
  ({ key, money }: ListColumn) =>
  (answer: object): ExportValue => {
    const values = answer as Readonly<Record<string, unknown>>;
    const value = plainValue(values[key]);
    const { currency } = values;
    if (money !== 'own' || typeof value !== 'number' || typeof currency !== 'string') return value;
    return `${inMainUnit(value, currency).toFixed(minorPlaces(currency))} ${currency}`;
  };

function plainValue(value: unknown): ExportValue {
  if (Array.isArray(value)) return value.map(plainValue).filter((each) => typeof each === 'string');
  if (typeof value === 'object' && value !== null) return 'name' in value ? String(value.name) : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** @param timezone the company's: times are shown in it */
export function cellReader({ type, money, options }: ListColumn, timezone: string): CellReader {
  if (type === 'date') return dateReader(timezone);
  const labels = new Map(options?.map(({ value, label }) => [value, label]));
  const say = (value: string): string => labels.get(value) ?? value;
  return (value) => {
    if (typeof value === 'number') return money === 'INR' ? inMainUnit(value, money) : value;
    if (typeof value === 'string') return say(value);
    return typeof value === 'object' && value !== null ? value.map(say).join(', ') : value;
  };
}

/** The title of a column; for times it names the time zone, for amounts the currency that all of them have. */
export function headingOf({ title, time, money }: ListColumn, timezone: string): string {
  const about = money === 'INR' ? money : time && timezone;
  return about ? `${title} (${about})` : title;
}

/** A cell as text for CSV: `2026-04-30`, `2026-04-30 15:30:00`, `Yes`. */
export function textOf(cell: Cell, column: ListColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (!(cell instanceof Date)) return String(cell);
  const [day = '', time = ''] = cell.toISOString().split('T');
  return column.time ? `${day} ${time.slice(0, 8)}` : day;
}

/** A day, or a moment as the clocks of the zone show it. */
function dateReader(timeZone: string): CellReader {
  return (value) => {
    if (typeof value !== 'string') return null;
    return DAY.test(value) ? new Date(`${value}T00:00:00Z`) : wallClock(new Date(value), timeZone);
  };
}
