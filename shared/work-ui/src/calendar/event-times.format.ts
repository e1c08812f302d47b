import type { CalendarEvent } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { zoneHere, isZoneHere } from '../day/here.js';
import { localText, momentOf } from './shown-items.rules.js';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** In the event's own zone, which is named where it is not the reader's. */
export function sayTimes({ start, end, zone }: Pick<CalendarEvent, 'start' | 'end' | 'zone'>): string {
  const [day = '', from = ''] = start.split('T');
  const [lastDay = '', to = ''] = end.split('T');
  const named = zone === null || isZoneHere(zone) ? '' : ` (${zone})`;
  if (day === lastDay) return `${formatDate(day, DAY)}${zone === null ? '' : `, ${from} – ${to}${named}`}`;
  if (zone === null) return `${formatDate(day, DAY)} – ${formatDate(lastDay, DAY)}`;
  return `${formatDate(day, DAY)}, ${from} – ${formatDate(lastDay, DAY)}, ${to}${named}`;
}

/** When it is where the reader is, if that is in another zone. */
export function sayTimesHere({
  start,
  end,
  zone,
}: Pick<CalendarEvent, 'start' | 'end' | 'zone'>): string | null {
  if (zone === null || isZoneHere(zone)) return null;
  const here = zoneHere();
  const local = (time: string) => localText(momentOf(time, zone), here);
  return t('Where you are: {times}', {
    times: sayTimes({ start: local(start), end: local(end), zone: here }),
  });
}

/** A date of a series, by its original start. */
export const sayDate = (at: string): string => formatDate(at.slice(0, 10), DAY);
