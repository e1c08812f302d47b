import { formatDate, formatList, formatTimeOfDay, locale, msg, t, translate } from '@atrium/sdk';
import type { CalendarEvent, CalendarView } from './calendar.types.js';
import { weekOf } from './days.rules.js';

const VIEW_LABELS: Record<CalendarView, string> = {
  month: msg('Month'),
  week: msg('Week'),
  day: msg('Day'),
  agenda: msg('Agenda'),
};

export const sayView = (view: CalendarView) => translate(VIEW_LABELS[view]);

/** `Monday 15 June 2026` */
export const sayDay = (day: string) =>
  formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const sayWeekday = (day: string, weekday: 'narrow' | 'short' | 'long' = 'short') =>
  formatDate(day, { weekday });
export const sayDayNumber = (day: string) => formatDate(day, { day: 'numeric' });
/** The first day of a month: `1 Jul` */
export const sayMonth = (day: string) => formatDate(day, { day: 'numeric', month: 'short' });

/** A zone as a short heading of its hours on a day: `GMT+5:30` */
export const sayZone = (timeZone: string, day: string) =>
  new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T12:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A local time, `09:30`, as the language writes it. */
export const sayTime = (time: string) => formatTimeOfDay(time);

/** The visible period in words. */
export function sayPeriod(view: CalendarView, day: string, firstWeekday = 1): string {
  if (view === 'day') return sayDay(day);
  if (view === 'month') return formatDate(day, { month: 'long', year: 'numeric' });
  if (view === 'agenda') return t('From {day}', { day: formatDate(day) });
  const [first = day, , , , , , last = day] = weekOf(day, firstWeekday);
  return `${formatDate(first, { day: 'numeric', month: 'short' })} – ${formatDate(last)}`;
}

/** The time of the event: `10:00 – 10:30`, or its days. */
export function sayWhen({ day, lastDay, from, to }: CalendarEvent): string {
  if (from !== null && to !== null) return `${sayTime(from)} – ${sayTime(to)}`;
  if (day === lastDay) return t('All day');
  return `${formatDate(day, { day: 'numeric', month: 'short' })} – ${formatDate(lastDay)}`;
}

/** Place and kind of the event in words. */
export const sayDetails = (event: CalendarEvent) =>
  formatList([sayDay(event.day), sayWhen(event), event.kind], { type: 'unit' });
