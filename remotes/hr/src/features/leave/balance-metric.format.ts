import type { LeaveBalance } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import type { Metric } from '@atrium/ui';

/** What is left of a type; what was taken of one without limit. */
export function balanceMetric({ type, quota, available, pending, taken }: LeaveBalance): Metric {
  const parts = [
    ...(quota === null ? [t('taken, no limit')] : []),
    ...(quota !== null && quota > 0 ? [t('of {count} a year', { count: quota })] : []),
    ...(pending > 0 ? [t('{count} reserved', { count: pending })] : []),
  ];
  return {
    label: type.name,
    value: formatNumber(quota === null ? taken : available),
    delta: parts.join(' · '),
  };
}
