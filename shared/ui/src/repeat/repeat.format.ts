import { formatDate, t } from '@atrium/sdk';
import { choiceOf, type Repeat } from './repeat-choices.rules.js';

/** A choice in words. @param day the first day */
export function sayRepeat(repeat: Repeat, day: string): string {
  const weekday = formatDate(day, { weekday: 'long' });
  const words: Record<Repeat, string> = {
    none: t('Does not repeat'),
    daily: t('Every day'),
    weekdays: t('Every weekday, Monday to Friday'),
    weekly: t('Every week on {weekday}', { weekday }),
    fortnightly: t('Every second week on {weekday}', { weekday }),
    monthlyDate: t('Every month on this date'),
    monthlyWeekday: t('Every month on the same {weekday}', { weekday }),
    monthlyLastDay: t('On the last day of every month'),
    monthlyLastWeekday: t('On the last working day of every month'),
    yearly: t('Every year'),
    other: t('As before'),
  };
  return words[repeat];
}

const EVERY = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d+))?/;

/** A rule of RFC 5545 in words, as far as there are some, with its last day or how often it happens. @param day the first day */
export function sayRule(rule: string, day: string): string {
  const { repeat, lastDay } = choiceOf(rule, day);
  const words = repeat === 'other' ? sayInterval(rule) : sayRepeat(repeat, day);
  const [, count] = /COUNT=(\d+)/.exec(rule) ?? [];
  if (count !== undefined)
    return t('{repeat}, {count, plural, one {# time} other {# times}}', {
      repeat: words,
      count: Number(count),
    });
  return lastDay ? t('{repeat} until {day}', { repeat: words, day: formatDate(lastDay) }) : words;
}

function sayInterval(rule: string): string {
  const [, freq, interval = '1'] = EVERY.exec(rule) ?? [];
  const count = Number(interval);
  if (freq === 'DAILY') return t('{count, plural, one {Every day} other {Every # days}}', { count });
  if (freq === 'WEEKLY') return t('{count, plural, one {Every week} other {Every # weeks}}', { count });
  if (freq === 'MONTHLY') return t('{count, plural, one {Every month} other {Every # months}}', { count });
  return t('{count, plural, one {Every year} other {Every # years}}', { count });
}
