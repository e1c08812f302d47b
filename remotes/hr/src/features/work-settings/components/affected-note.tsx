import type { AffectedPeople, PlanChange } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { usePreviewPlanChangeQuery } from '../../../shared/work-plan.api.js';

/** Says whose days a change would affect, from when and how many, before it is saved. */
export function AffectedNote({ change }: { change: PlanChange }) {
  const { currentData } = usePreviewPlanChangeQuery(change);
  if (!currentData) return null;
  const { people, names } = currentData;
  if (people === 0) return <Note>{t('This changes no one’s days.')}</Note>;
  const more = people - names.length;
  return (
    <Note tone="warning">
      {sentenceOf(currentData)} <bdi>{names.join(', ')}</bdi>
      {more > 0 && ` ${t('and {count} more', { count: more })}`}
    </Note>
  );
}

function sentenceOf({ people, days, first, to }: AffectedPeople): string {
  if (first === null)
    return t('This changes the days of {count, plural, one {one person} other {# people}}:', {
      count: people,
    });
  return t(
    'From {first} this changes {days, plural, one {one day} other {# days}} of {people, plural, one {one person} other {# people}} until {to}:',
    { days, people, first: formatDate(first), to: formatDate(to) },
  );
}
