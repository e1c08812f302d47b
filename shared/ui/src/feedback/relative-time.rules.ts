import { formatDate, formatRelative, t } from '@atrium/sdk';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const short = { numeric: 'always', style: 'short' } as const;

/** "just now", "12 min ago", "3 h ago", "yesterday", "29 Jun", "29 Jun 2025"; for the future "in 5 min". */
export function relativeTime(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  const distance = Math.abs(ago);
  const inUnits = (unit: number) => (ago >= 0 ? -1 : 1) * Math.floor(distance / unit);
  if (distance < MINUTE) return t('just now');
  if (distance < HOUR) return formatRelative(inUnits(MINUTE), 'minute', short);
  if (distance < DAY) return formatRelative(inUnits(HOUR), 'hour', short);
  if (ago > 0 && ago < 2 * DAY) return t('yesterday');
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return formatDate(at, { day: 'numeric', month: 'short', year });
}

/** The full date and time with this device's time zone, for the tooltip. */
export function exactTime(at: Date): string {
  return formatDate(at, { dateStyle: 'long', timeStyle: 'long' });
}
