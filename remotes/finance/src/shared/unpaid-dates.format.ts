import type { UnpaidDate } from '@atrium/contracts';
import { formatDate, formatList, t } from '@atrium/sdk';

const SHORT = { day: 'numeric', month: 'short' } as const;

/** Which days are not paid; null where all are. */
export function sayUnpaid(dates: readonly UnpaidDate[]): string | null {
  const of = (cause: UnpaidDate['cause']) =>
    formatList(dates.filter((date) => date.cause === cause).map(({ date }) => formatDate(date, SHORT)));
  const said = [
    dates.some(({ cause }) => cause === 'absent') && t('Absent: {dates}.', { dates: of('absent') }),
    dates.some(({ cause }) => cause === 'unpaidLeave') &&
      t('Unpaid leave: {dates}.', { dates: of('unpaidLeave') }),
  ].filter(Boolean);
  return said.length === 0 ? null : said.join(' ');
}
