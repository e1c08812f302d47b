import type { CalendarEntry } from './calendar.types.js';
import type { EventForm } from './event.schema.js';
import { minutesOf, timeOf, type NewSpan } from '@atrium/ui';

const LAST_MINUTE = 24 * 60 - 1;

/** A new event of an hour, or as long as it was drawn; of several days it has no times. */
export function draftEvent({ day, lastDay = day, from = '09:00', ...span }: NewSpan): CalendarEntry {
  const blank = { id: '', title: '', category: 'meeting', day, lastDay, note: '' } as const;
  if (lastDay > day) return { ...blank, from: null, to: null };
  const to = span.to ? minutesOf(span.to) : minutesOf(from) + 60;
  return { ...blank, from, to: timeOf(Math.min(to, LAST_MINUTE)) };
}

export function toForm({ from, to, ...event }: CalendarEntry): EventForm {
  const { title, category, day, lastDay, note } = event;
  return {
    title,
    category,
    day,
    lastDay,
    note,
    allDay: from === null,
    from: from ?? '09:00',
    to: to ?? '10:00',
  };
}

export function fromForm({ allDay, ...form }: EventForm, id: string): CalendarEntry {
  if (allDay) return { ...form, id, from: null, to: null };
  return { ...form, id, lastDay: form.day };
}
