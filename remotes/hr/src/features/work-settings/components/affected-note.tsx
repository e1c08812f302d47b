import type { PlanChange } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { usePreviewPlanChangeQuery } from '../../../shared/work-plan.api.js';

/** Says whom a change would affect, before it is saved. */
export function AffectedNote({ change }: { change: PlanChange }) {
  const { currentData } = usePreviewPlanChangeQuery(change);
  if (!currentData) return null;
  const { people, names } = currentData;
  if (people === 0) return <Note>{t('This changes no one’s days.')}</Note>;
  const more = people - names.length;
  return (
    <Note tone="warning">
      {t('This changes the days of {count, plural, one {one person} other {# people}}:', { count: people })}{' '}
      <bdi>{names.join(', ')}</bdi>
      {more > 0 && ` ${t('and {count} more', { count: more })}`}
    </Note>
  );
}
