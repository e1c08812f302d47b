import type { OwnAssessment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { sayMoment } from '../../shared/assessment.format.js';

/** When it opens, or closes; null where neither is said. */
export function sayWindow({
  opensAt,
  closesAt,
  canStart,
}: Pick<OwnAssessment, 'opensAt' | 'closesAt' | 'canStart'>): string | null {
  if (!canStart && opensAt !== null && new Date(opensAt) > new Date())
    return t('Opens {moment}', { moment: sayMoment(opensAt) });
  return closesAt === null ? null : t('Closes {moment}', { moment: sayMoment(closesAt) });
}
