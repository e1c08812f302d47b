import { readDigits } from '@atrium/contracts';

const MINUTES_PER_DAY = 24 * 60;
/** `9`, `9:30`, `09.30`, `0930`, optionally followed by `am` or `pm`. */
const TIME = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

/** The time of day that somebody typed, as `09:30`, or null. */
export function parseTime(typed: string): string | null {
  const found = TIME.exec(readDigits(typed).trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return null;
  return timeOf(((half ? hour % 12 : hour) + (half === 'p' ? 12 : 0)) * 60 + minute);
}

/** The time some minutes later, wrapping at midnight. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeOf((hour * 60 + minute + minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY);
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
