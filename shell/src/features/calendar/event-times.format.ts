import type { CalendarEvent } from '@atrium/contracts';
import { formatDate } from '@atrium/sdk';
import { isBrowserZone } from '../../language/browser-zone.js';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** In the event's own zone, which is named where it is not the reader's. */
export function sayTimes({ start, end, zone }: Pick<CalendarEvent, 'start' | 'end' | 'zone'>): string {
  const [day = '', from = ''] = start.split('T');
  const [lastDay = '', to = ''] = end.split('T');
  const named = zone === null || isBrowserZone(zone) ? '' : ` (${zone})`;
  if (day === lastDay) return `${formatDate(day, DAY)}${zone === null ? '' : `, ${from} – ${to}${named}`}`;
  if (zone === null) return `${formatDate(day, DAY)} – ${formatDate(lastDay, DAY)}`;
  return `${formatDate(day, DAY)}, ${from} – ${formatDate(lastDay, DAY)}, ${to}${named}`;
}

/** A date of a series, by its original start. */
export const sayDate = (at: string): string => formatDate(at.slice(0, 10), DAY);
