import { readDigits } from './digits.js';

/** `1h 30`, `1 h 30 min`, `1.5h`, `2 hours`: hours named, minutes after them with or without a name. */
const HOURS =
  /^(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours|घं|घंटा|घंटे|س|ساعة|ساعات)\.?\s*(?:(\d+)\s*(?:m|min|mins|minutes|मि|मिनट|د|دقيقة|دقائق)?\.?)?$/i;
const MINUTES = /^(\d+)\s*(?:m|min|mins|minute|minutes|मि|मिनट|د|دقيقة|دقائق)\.?$/i;
const CLOCK = /^(\d+):([0-5]\d)$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;
const MINUTES_PER_HOUR = 60;
/** A number alone is hours up to this, as people write 1.5 or 8; above it nobody means hours. */
const MOST_HOURS = 24;

/** The minutes that somebody typed: `1h 30`, `90m`, `1.5` hours, `1:30`; null for anything else. */
export function parseDuration(typed: string): number | null {
  const text = readDigits(typed).trim().replaceAll('٫', '.');
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * MINUTES_PER_HOUR + Number(clock[2]);
  const minutes = MINUTES.exec(text);
  if (minutes) return Number(minutes[1]);
  const named = HOURS.exec(text);
  if (named) return withMinutes(hoursOf(named[1] ?? ''), Number(named[2] ?? 0), named[2] !== undefined);
  if (!PLAIN.test(text)) return null;
  const hours = hoursOf(text);
  return hours <= MOST_HOURS ? Math.round(hours * MINUTES_PER_HOUR) : null;
}

const hoursOf = (text: string): number => Number(text.replace(',', '.'));

/** Half hours beside minutes, or minutes over 59, say two things. */
function withMinutes(hours: number, minutes: number, given: boolean): number | null {
  if (given && (!Number.isInteger(hours) || minutes >= MINUTES_PER_HOUR)) return null;
  return Math.round(hours * MINUTES_PER_HOUR) + minutes;
}
