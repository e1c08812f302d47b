import { formatNumber, t } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { isFull, totalOf } from '../template.rules.js';

/** What weights add up to, while they are typed. */
export function WeightTotal({ weights }: { weights: readonly unknown[] }) {
  const total = totalOf(weights);
  return (
    <p className="at-13 m-0 is-wide" role="status">
      {isFull(total) ? (
        <StatusText tone="success">{t('Weights add up to 100.')}</StatusText>
      ) : (
        <StatusText tone="danger">
          {t('Weights add up to {total}; they must be 100.', { total: formatNumber(total) })}
        </StatusText>
      )}
    </p>
  );
}
