import type { PayRun, PayTotals } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { monthFrom } from '../../shared/months.rules.js';
import { sayDifference, sayMonthName, sayPay } from '../../shared/pay.format.js';

/** What the run comes to, each with its change on the month before. */
export function RunMetrics({ run }: { run: PayRun }) {
  const month = sayMonthName(monthFrom(run.month, -1));
  const change = (key: keyof PayTotals): string | undefined => {
    if (run.previous === null || run.previous[key] === 0) return undefined;
    const difference = run[key] - run.previous[key];
    if (difference === 0) return t('as in {month}', { month });
    return t('{change} on {month}', { month, change: sayDifference(difference) });
  };
  return (
    <Metrics
      label={t('Totals of the run')}
      items={[
        { label: t('Gross pay'), value: sayPay(run.gross), delta: change('gross') },
        { label: t('Deductions'), value: sayPay(run.deductions), delta: change('deductions') },
        { label: t('Net pay'), value: sayPay(run.net), delta: change('net') },
        { label: t('Cost of the company'), value: sayPay(run.employerCost), delta: change('employerCost') },
      ]}
    />
  );
}
