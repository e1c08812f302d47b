import type { PageInfo } from './data-table.types.js';

const count = (value: number) => value.toLocaleString('en-IN');

/** "1–50 of 1,204", or "1–50 of 10,000+" where the server stops counting. `shown` rows stand on the page. */
export function rangeText(page: Pick<PageInfo, 'start' | 'total' | 'totalIsExact'>, shown: number): string {
  const { start, total, totalIsExact } = page;
  const of = totalIsExact ? count(total) : `${count(total)}+`;
  return `${count(shown ? start + 1 : 0)}–${count(start + shown)} of ${of}`;
}
