import { useUser } from '@atrium/sdk';
import type { SelectOption } from '@atrium/ui';
import { monthFrom, monthIn } from './months.rules.js';
import { sayMonth } from './pay.format.js';

const BEFORE = 12;
const AFTER = 6;

/** The months of the last year and the next half year, the latest first, and another one where that is not near. */
export function useMonthOptions(also?: string): SelectOption[] {
  const now = monthIn(useUser().company.timezone);
  const near = Array.from({ length: BEFORE + AFTER + 1 }, (_, place) => monthFrom(now, AFTER - place));
  const months = also === undefined || near.includes(also) ? near : [...near, also];
  return months.map((value) => ({ value, label: sayMonth(value) }));
}
