import type { PresenceState, PunchKind } from '@atrium/contracts';

/** `5:40` for 340 minutes. */
export function hoursAndMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `5 h 40 min` for 340 minutes. */
export function hoursInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${String(hours)} h ` : ''}${String(minutes % 60).padStart(hours > 0 ? 2 : 1, '0')} min`;
}

/** `09:24` on the clock of the given time zone. */
export function clockTime(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

/** `Mon, 29 Jun 2026` for the business day 2026-06-29. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The business day that lies `days` after the given one. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export const PRESENCE_LABELS: Record<PresenceState, string> = {
  in: 'In',
  break: 'On break',
  out: 'Out',
  notIn: 'Not in yet',
};

export const PRESENCE_TONES = { in: 'success', break: 'warning', out: 'neutral', notIn: 'ring' } as const;

export const PUNCH_LABELS: Record<PunchKind, string> = {
  in: 'Clock in',
  breakStart: 'Start break',
  breakEnd: 'End break',
  out: 'Clock out',
};
