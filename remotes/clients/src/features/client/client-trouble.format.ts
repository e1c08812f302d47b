import type { ClientOverview } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** A trouble as a sentence; the project or proposal stands below it. */
export function sayTrouble({ kind, count, days }: ClientOverview['troubles'][number]): string {
  if (kind === 'lateTasks')
    return t('{count, plural, one {# task is late} other {# tasks are late}}', { count });
  if (kind === 'lateMilestones')
    return t('{count, plural, one {# milestone is late} other {# milestones are late}}', { count });
  if (kind === 'overBudget') return t('More hours than planned');
  if (kind === 'silence')
    return t(
      '{count, plural, one {No word from the client for # day} other {No word from the client for # days}}',
      {
        count: days ?? 0,
      },
    );
  return t(
    '{count, plural, =0 {A proposal was declined today} one {A proposal was declined # day ago} other {A proposal was declined # days ago}}',
    {
      count: days ?? 0,
    },
  );
}
