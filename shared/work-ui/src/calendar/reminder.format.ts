import { t } from '@atrium/sdk';

const [HOUR, DAY] = [60, 1_440];

/** Minutes before the start in words; of whole days, before their midnight. */
export function sayReminder(minutes: number): string {
  if (minutes === 0) return t('When it starts');
  if (minutes % DAY === 0)
    return t('{count, plural, one {# day before} other {# days before}}', { count: minutes / DAY });
  if (minutes % HOUR === 0)
    return t('{count, plural, one {# hour before} other {# hours before}}', { count: minutes / HOUR });
  return t('{count, plural, one {# minute before} other {# minutes before}}', { count: minutes });
}

/** Of whole days: the time on the evening before, or in words like other reminders. */
export function sayDayReminder(minutes: number): string {
  if (minutes === 360) return t('At 18:00 the day before');
  if (minutes === 900) return t('At 9:00 the day before');
  return sayReminder(minutes);
}
