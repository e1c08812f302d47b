import type { RepeatRule } from './repeat-rule.types.js';
import { RuleRefusedError } from './rule-refused.error.js';

/** The days after the 29th that a month never has. Months are counted from 1. */
const MISSING_DAYS: { month: number; day: number; sentence: string }[] = [
  { month: 2, day: 30, sentence: 'There is no 30 February.' },
  { month: 2, day: 31, sentence: 'There is no 31 February.' },
  { month: 4, day: 31, sentence: 'There is no 31 April.' },
  { month: 6, day: 31, sentence: 'There is no 31 June.' },
  { month: 9, day: 31, sentence: 'There is no 31 September.' },
  { month: 11, day: 31, sentence: 'There is no 31 November.' },
];

/**
 * What RFC 5545 3.3.10 forbids, and what no calendar can expand alike.
 * @throws {RuleRefusedError} with the first reason
 */
export function refuseCombination(rule: RepeatRule): void {
  const reason = reasons.find(({ when }) => when(rule))?.sentence ?? impossibleDay(rule);
  if (reason) throw new RuleRefusedError(reason);
}

interface Reason {
  when: (rule: RepeatRule) => boolean;
  sentence: string;
}

const isNumbered = ({ byDay }: RepeatRule): boolean => byDay.some(({ nth }) => nth !== null);

const reasons: Reason[] = [
  {
    when: ({ count, until }) => count !== null && until !== null,
    sentence: 'A rule ends after a number of times or on a date, not both.',
  },
  {
    when: (rule) => isNumbered(rule) && (rule.freq === 'DAILY' || rule.freq === 'WEEKLY'),
    sentence: 'A numbered weekday needs a rule by month or by year.',
  },
  {
    when: (rule) => isNumbered(rule) && rule.byWeekNo.length > 0,
    sentence: 'A numbered weekday cannot be combined with week numbers.',
  },
  {
    when: ({ freq, byMonthDay }) => freq === 'WEEKLY' && byMonthDay.length > 0,
    sentence: 'A day of the month cannot be combined with a weekly rule.',
  },
  {
    when: ({ freq, byYearDay }) => freq !== 'YEARLY' && byYearDay.length > 0,
    sentence: 'A day of the year needs a yearly rule.',
  },
  {
    when: ({ freq, byWeekNo }) => freq !== 'YEARLY' && byWeekNo.length > 0,
    sentence: 'A week number needs a yearly rule.',
  },
  {
    when: ({ byDay, byYearDay }) => byYearDay.length > 0 && byDay.length > 0,
    sentence: 'A day of the year cannot be combined with weekdays.',
  },
  {
    when: ({ bySetPos, ...rule }) => bySetPos.length > 0 && listsOf(rule).every(({ length }) => length === 0),
    sentence: 'A position needs days, weeks or months to choose from.',
  },
];

const listsOf = ({ byDay, byMonthDay, byMonth, byYearDay, byWeekNo }: Omit<RepeatRule, 'bySetPos'>) => [
  byDay,
  byMonthDay,
  byMonth,
  byYearDay,
  byWeekNo,
];

/** The sentence for the first day, if none of the days is in any of the months. */
function impossibleDay({ byMonth, byMonthDay }: RepeatRule): string | undefined {
  const pairs = byMonth.flatMap((month) => byMonthDay.map((day) => ({ month, day: Math.abs(day) })));
  const missing = pairs.map((pair) =>
    MISSING_DAYS.find(({ month, day }) => month === pair.month && day === pair.day),
  );
  return missing.every(Boolean) ? missing[0]?.sentence : undefined;
}
