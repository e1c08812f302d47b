import type { HandOver } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** What waits for somebody, in words: `3 people`, `Team Launch`. */
export function waitingInWords({ reports, teams, departments, approvals }: HandOver): string[] {
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
  ];
}

/** `2026-04-30` and so many days after it. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
