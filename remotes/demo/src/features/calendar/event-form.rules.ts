import type { CalendarEntry } from './calendar.types.js';
import type { EventForm } from './event.schema.js';
import { minutesOf, timeOf } from '@atrium/ui';

/** A new event on that day; by default it begins at nine. */
export function draftEvent(day: string, from = '09:00'): CalendarEntry {
  const to = timeOf(Math.min(minutesOf(from) + 60, 24 * 60 - 1));
  return { id: '', title: '', category: 'meeting', day, lastDay: day, from, to, note: '' };
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
