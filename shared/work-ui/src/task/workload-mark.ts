import { formatMinutes, t } from '@atrium/sdk';
import type { MonthMark } from '@atrium/ui';
import type { DayCapacity } from './workload.rules.js';

const HOUR = 60;
/** Of the hours at work, from which a day is nearly full. */
const NEARLY = 0.75;

/** What is planned for a day against the hours at work; undefined where nothing is and nothing hinders. */
export function markOfDay(planned: number, { minutes, away }: DayCapacity): MonthMark | undefined {
  const whole = Math.round(planned);
  if (whole === 0) return away ? { sign: '–', label: t('Away'), tone: 'neutral' } : undefined;
  const values = { time: formatMinutes(whole), capacity: formatMinutes(minutes) };
  const label = away ? t('{time} planned, away', values) : t('{time} of {capacity} planned', values);
  return {
    sign: `${String(Math.max(1, Math.round(whole / HOUR)))}h`,
    label,
    tip: label,
    tone: whole > minutes ? 'danger' : whole > minutes * NEARLY ? 'warning' : 'info',
  };
}
