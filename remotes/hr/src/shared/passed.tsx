import { t } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';

/** Whether somebody has passed; nothing while that is open. */
export function Passed({ passed }: { passed: boolean | null }) {
  if (passed === null) return null;
  return (
    <StatusBadge tone={passed ? 'success' : 'danger'}>{passed ? t('Passed') : t('Not passed')}</StatusBadge>
  );
}
