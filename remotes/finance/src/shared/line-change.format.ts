import type { ShownPayLine } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { monthFrom } from './months.rules.js';
import { sayMonthName, sayPay } from './pay.format.js';
import type { ShownSlip } from './slip-groups.rules.js';

/** How a line differs from last month's, in a sentence; null where it does not, or there was no slip. */
export function sayChange({ amount, previous }: ShownPayLine, slip: ShownSlip): string | null {
  if (slip.previousNet === null) return null;
  const month = sayMonthName(monthFrom(slip.month, -1));
  if (previous === null) return t('This line is new. {month} had none.', { month });
  const change = amount - previous;
  if (change === 0) return null;
  return change > 0
    ? t('{amount} more than in {month}.', { month, amount: sayPay(change) })
    : t('{amount} less than in {month}.', { month, amount: sayPay(-change) });
}
