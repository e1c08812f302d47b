import type { HandOver } from '@atrium/contracts';
import { formatMoney, t } from '@atrium/sdk';

/** What waits for somebody, in words: `3 people`, `Team Launch`. */
export function waitingInWords({ reports, teams, departments, approvals, tasks }: HandOver): string[] {
  return [
    ...(reports > 0 ? [t('{count, plural, one {# person} other {# people}}', { count: reports })] : []),
    ...teams.map((name) => t('Team {name}', { name })),
    ...departments.map((name) => t('Department {name}', { name })),
    ...(approvals > 0
      ? [
          t('{count, plural, one {# request to decide} other {# requests to decide}}', {
            count: approvals,
          }),
        ]
      : []),
    ...(tasks > 0 ? [t('{count, plural, one {# open task} other {# open tasks}}', { count: tasks })] : []),
  ];
}

/** “MacBook Pro (LAP-1), lost, ₹1,89,900”. */
export function assetInWords({ name, lost, cost }: HandOver['assets'][number]): string {
  return [name, lost && t('lost'), cost !== null && formatMoney(cost, 'INR')].filter(Boolean).join(', ');
}
