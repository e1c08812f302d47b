import { formatDate, t } from '@atrium/sdk';
import { dayFault, parseDay } from './parse-day.rules.js';

const EXAMPLE = '2026-01-05';

function sayFault(typed: string): string {
  const fault = dayFault(typed);
  if (fault.kind === 'month')
    return t('There is no month {month}. The day comes first.', { month: String(fault.month) });
  if (fault.kind === 'words') return t('Enter a date, like {example}.', { example: formatDate(EXAMPLE) });
  const month = formatDate(fault.month, { month: 'long', year: 'numeric' });
  return t('{month} has {count, plural, one {# day} other {# days}}.', { month, count: fault.days });
}

/** How the text of a date is read, in the page's language. */
export const DAY_READING = {
  parse: (typed: string) => parseDay(typed),
  sayRead: (day: string) =>
    formatDate(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
  sayFault,
};
