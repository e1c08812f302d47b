import type { OverviewFigure } from '@atrium/contracts';
import { formatDate, formatNumber, msg, t } from '@atrium/sdk';
import type { Days, RangeName } from './overview-range.rules.js';

export const RANGE_NAMES: Record<RangeName, string> = {
  month: msg('This month'),
  lastMonth: msg('Last month'),
  quarter: msg('This quarter'),
  year: msg('This year'),
};

export const FIGURE_NAMES: Record<OverviewFigure, string> = {
  headcount: msg('Headcount'),
  joined: msg('Joined::people'),
  left: msg('Left'),
  birthdays: msg('Birthdays'),
  changes: msg('Job changes ahead'),
  probation: msg('Probations that end'),
  expiring: msg('Documents that expire'),
  reviews: msg('Days to review'),
  hired: msg('Time to hire'),
  filled: msg('Time to fill'),
  evaluations: msg('Evaluation forms due'),
  openings: msg('Open openings'),
};

/** What a figure counts, in a sentence. */
export const DEFINITIONS: Record<OverviewFigure, string> = {
  headcount: msg('People who work here on the last day of the range.'),
  joined: msg('People whose joining date lies in the range.'),
  left: msg('People whose last working day lies in the range.'),
  birthdays: msg('Birthdays in the next 30 days.'),
  changes: msg('Planned changes of jobs in the next 30 days.'),
  probation: msg('Probations that have ended or end in the next 30 days, not confirmed yet.'),
  expiring: msg('Documents that have expired or expire in the next 30 days.'),
  reviews: msg('Days that need a look, such as those without a clock-out, and are not locked.'),
  hired: msg(
    'Offers that were accepted in the range, each with its opening and the days since the application.',
  ),
  filled: msg(
    'Seats that someone joined on in the range, each with its opening and the days since its approval.',
  ),
  evaluations: msg('Evaluation forms that are owed now and due in the next 30 days.'),
  openings: msg('Openings to which people can apply now, by who answers for them.'),
};

export const daysInWords = ({ from, to }: Days): string =>
  t('{from} – {to}', { from: formatDate(from), to: formatDate(to) });

/** How a number differs from the one before. */
export function changeInWords(value: number, previous: number): string {
  if (value === previous) return t('No change');
  if (previous === 0) return t('New');
  const sign = { signDisplay: 'always' } as const;
  return t('{change} from {previous}', {
    change: formatNumber(value - previous, sign),
    previous: formatNumber(previous),
  });
}
