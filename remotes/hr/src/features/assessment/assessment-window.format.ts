import type { OwnAssessment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { sayMoment } from '../../shared/assessment.format.js';

/** When it opens, or closes; null where neither is said. */
export function sayWindow({
  opensAt,
  closesAt,
  closesApart,
  canStart,
}: Pick<OwnAssessment, 'opensAt' | 'closesAt' | 'closesApart' | 'canStart'>): string | null {
  if (!canStart && opensAt !== null && new Date(opensAt) > new Date())
    return t('Opens {moment}', { moment: sayMoment(opensAt) });
  if (closesAt === null) return null;
  const moment = sayMoment(closesAt);
  return closesApart ? t('Closes for you {moment}', { moment }) : t('Closes {moment}', { moment });
}
