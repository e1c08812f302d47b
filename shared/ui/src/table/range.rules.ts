import { t } from '@atrium/sdk';
import type { PageInfo } from './data-table.types.js';

/** "1–50 of 1,204", or "1–50 of 10,000+" where the server stops counting. `shown` is the number of rows on the page. */
export function rangeText(page: Pick<PageInfo, 'start' | 'total' | 'totalIsExact'>, shown: number): string {
  const { start, total, totalIsExact } = page;
  const range = { from: shown ? start + 1 : 0, to: start + shown, total };
  return totalIsExact
    ? t('{from, number}–{to, number} of {total, number}', range)
    : t('{from, number}–{to, number} of {total, number}+', range);
}
