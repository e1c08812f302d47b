import { formatNumber } from './number-format.js';
import { t } from './texts.js';

const MINUTES_PER_HOUR = 60;

/** A length of time in minutes, in words and never as a decimal: `7 h 30 min`, `45 min`, `1,042 h`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.abs(Math.round(minutes));
  const hours = formatNumber(Math.floor(whole / MINUTES_PER_HOUR));
  const rest = whole % MINUTES_PER_HOUR;
  const sign = minutes < 0 && whole > 0 ? '−' : '';
  if (whole < MINUTES_PER_HOUR && whole > 0) return t('{minutes} min', { minutes: `${sign}${String(rest)}` });
  if (rest === 0) return t('{hours} h', { hours: `${sign}${hours}` });
  return t('{hours} h {minutes} min', { hours: `${sign}${hours}`, minutes: String(rest).padStart(2, '0') });
}
