import { formatNumber, t } from '@atrium/sdk';

const LAST = 31;

/** A day of every month; shorter months end before the 31st. */
export const sayDayOfMonth = (day: number): string =>
  day === LAST ? t('Last day') : t('Day {day}', { day: formatNumber(day) });
