import { MOST_REPEATS, addDays } from '@atrium/contracts';
import { formatDate, formatList, t } from '@atrium/sdk';
import {
  choiceOf,
  weekdayOf,
  WEEKDAYS,
  type Repeat,
  type RepeatChoice,
  type RepeatUnit,
  type Weekday,
} from './repeat-choices.rules.js';

const MONDAY = '2026-06-15';

/** `Monday`, `Mon` */
export const sayWeekdayOf = (weekday: Weekday, length: 'long' | 'short'): string =>
  formatDate(addDays(MONDAY, WEEKDAYS.indexOf(weekday)), { weekday: length });

/** A choice in words. @param day the first day */
export function sayRepeat(repeat: Repeat, day: string): string {
  const weekday = formatDate(day, { weekday: 'long' });
  const words: Record<Repeat, string> = {
    none: t('Does not repeat'),
    daily: t('Every day'),
    weekdays: t('Every weekday, Monday to Friday'),
    weekly: t('Every week on {weekday}', { weekday }),
    monthlyDate: t('Every month on this date'),
    monthlyWeekday: t('Every month on the same {weekday}', { weekday }),
    monthlyLastDay: t('On the last day of every month'),
    monthlyLastWeekday: t('On the last working day of every month'),
    yearly: t('Every year'),
    custom: t('Custom'),
    other: t('As before'),
  };
  return words[repeat];
}

export const sayUnit = (unit: RepeatUnit): string =>
  ({ DAILY: t('days'), WEEKLY: t('weeks'), MONTHLY: t('months'), YEARLY: t('years') })[unit];

export const sayCountFault = (): string =>
  t('Enter a whole number from 1 to {most, number}.', { most: MOST_REPEATS });

const EVERY = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d+))?/;

/**
 * A rule of RFC 5545 in words, as far as there are some, with its last day or how often it happens.
 * @param day the first day @param zone of its times
 */
export function sayRule(rule: string, day: string, zone?: string | null): string {
  const choice = choiceOf(rule, day, zone);
  const repeat = sayChoice(choice, { rule, day });
  const { ends, lastDay, times } = choice;
  if (ends === 'after')
    return t('{repeat}, {count, plural, one {# time} other {# times}}', { repeat, count: times });
  return ends === 'on' ? t('{repeat} until {day}', { repeat, day: formatDate(lastDay) }) : repeat;
}

function sayChoice(choice: RepeatChoice, { rule, day }: { rule: string; day: string }): string {
  const { repeat, unit, weekdays, monthDay } = choice;
  if (repeat !== 'custom' && repeat !== 'other') return sayRepeat(repeat, day);
  const interval = sayInterval(rule);
  if (repeat === 'custom' && unit === 'WEEKLY') {
    const days = formatList((weekdays ?? [weekdayOf(day)]).map((each) => sayWeekdayOf(each, 'long')));
    return t('{interval} on {days}', { interval, days });
  }
  if (repeat === 'custom' && unit === 'MONTHLY')
    return t('{interval} {day}', { interval, day: sayMonthDay(monthDay, day) });
  return interval;
}

/** Which day of a month. */
export function sayMonthDay(monthDay: RepeatChoice['monthDay'], day: string): string {
  const words = {
    date: t('on day {date, number}', { date: Number(day.slice(8, 10)) }),
    weekday: t('on the same {weekday}', { weekday: formatDate(day, { weekday: 'long' }) }),
    lastDay: t('on the last day'),
  };
  return words[monthDay];
}

function sayInterval(rule: string): string {
  const [, freq, interval = '1'] = EVERY.exec(rule) ?? [];
  const count = Number(interval);
  if (freq === 'DAILY') return t('{count, plural, one {Every day} other {Every # days}}', { count });
  if (freq === 'WEEKLY') return t('{count, plural, one {Every week} other {Every # weeks}}', { count });
  if (freq === 'MONTHLY') return t('{count, plural, one {Every month} other {Every # months}}', { count });
  return t('{count, plural, one {Every year} other {Every # years}}', { count });
}
