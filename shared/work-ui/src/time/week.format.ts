import { daysOfWeek, addDays, type WeekState } from '@atrium/contracts';
import { formatDate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const WEEK_TONES: Record<WeekState, Tone> = {
  open: 'neutral',
  submitted: 'info',
  approved: 'success',
  returned: 'warning',
};

const SHORT = { day: 'numeric', month: 'short' } as const;

/** `15 Jun – 21 Jun`. */
export function sayWeek(monday: string): string {
  const sunday = daysOfWeek(monday).at(-1) ?? monday;
  return `${formatDate(monday, SHORT)} – ${formatDate(sunday, SHORT)}`;
}

/** The Monday so many weeks away. */
export function weekAway(monday: string, weeks: number): string {
  return addDays(monday, weeks * 7);
}
