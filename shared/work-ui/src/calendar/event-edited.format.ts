import type { EventEdited } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';

const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** What an edit did that nobody asked for; empty: nothing. */
export function sayEdited({ begins, dropped }: Pick<EventEdited, 'begins' | 'dropped'>): string {
  return [
    begins !== null &&
      t('The series now starts on {day}.', { day: formatDate(begins.slice(0, 10), WITH_WEEKDAY) }),
    dropped > 0 &&
      t('{count, plural, one {# changed date was left out.} other {# changed dates were left out.}}', {
        count: dropped,
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
