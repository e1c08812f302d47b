import {
  addDays,
  type AskedEvent,
  type CalendarEvent,
  type CalendarHue,
  type CreateEvent,
} from '@atrium/contracts';
import { choiceOf, NO_REPEAT, type NewSpan, type RepeatChoice } from '@atrium/ui';
import { zoneHere } from '../day/here.js';
import { localText } from './shown-items.rules.js';

/** Where a new event is: without a time at the next whole hour, as long as usual; of several days, whole ones. */
export type NewEvent = NewSpan & Pick<AskedEvent, 'title' | 'guests' | 'outsideGuests'> & { roomId?: string };

/** What the form of an event holds. */
export interface EventForm {
  title: string;
  owner: string;
  allDay: boolean;
  day: string;
  lastDay: string;
  from: string;
  to: string;
  /** Of the times. */
  zone: string;
  place: string;
  link: string;
  guestIds: string[];
  /** Of those who were guests when the form opened. */
  guestNames: { id: string; name: string }[];
  outsideGuests: string[];
  guestsHidden: boolean;
  repeat: RepeatChoice;
  reminders: number[];
  dayReminders: number[];
  category: string;
  roomId: string;
  colour: CalendarHue | null;
  visibility: 'normal' | 'private';
  busy: boolean;
  description: string;
}

export type SetForm = <Name extends keyof EventForm>(name: Name, value: EventForm[Name]) => void;

const MINUTES_A_DAY = 1_440;
const pad = (value: number): string => String(value).padStart(2, '0');
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const sayTime = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** What the company and the person have chosen for new events. */
export interface EventDefaults {
  /** In minutes. */
  length: number;
  reminders: number[];
  dayReminders: number[];
}

/** @param now minutes of the day */
export function blankForm(
  { day, lastDay = day, from, to, ...asked }: NewEvent,
  { now, length, reminders, dayReminders }: EventDefaults & { now: number },
): EventForm {
  const nextHour = Math.min(23, Math.floor(now / 60) + 1) * 60;
  const start = from === undefined ? nextHour : minutesOf(from);
  const end = to === undefined ? start + length : minutesOf(to);
  const allDay = lastDay > day && from === undefined;
  return {
    title: asked.title ?? '',
    owner: 'person',
    allDay,
    day,
    lastDay: !allDay && end >= MINUTES_A_DAY ? addDays(day, 1) : lastDay,
    category: '',
    roomId: asked.roomId ?? '',
    colour: null,
    from: sayTime(start),
    to: sayTime(end % MINUTES_A_DAY),
    zone: zoneHere(),
    place: '',
    link: '',
    guestIds: asked.guests?.map(({ id }) => id) ?? [],
    guestNames: asked.guests ?? [],
    outsideGuests: asked.outsideGuests ?? [],
    guestsHidden: false,
    repeat: NO_REPEAT,
    reminders,
    dayReminders,
    visibility: 'normal',
    busy: true,
    description: '',
  };
}

export const ownerKey = ({ kind, id }: { kind: string; id: string | null }): string =>
  kind === 'team' && id !== null ? id : kind;

export function formOf(event: CalendarEvent): EventForm {
  const [day = '', from = '09:00'] = event.start.split('T');
  const [lastDay = day, to = '10:00'] = event.end.split('T');
  return {
    title: event.title,
    owner: ownerKey(event.owner),
    allDay: event.zone === null,
    day,
    lastDay,
    from,
    to,
    zone: event.zone ?? zoneHere(),
    place: event.place ?? '',
    link: event.link ?? '',
    guestIds: event.guests.map(({ id }) => id),
    guestNames: event.guests.map(({ id, name }) => ({ id, name })),
    outsideGuests: event.outsideGuests.map(({ email }) => email),
    guestsHidden: event.guestsHidden,
    repeat: choiceOf(event.rule, day, event.zone),
    reminders: event.reminders,
    dayReminders: event.reminders,
    category: event.category ?? '',
    roomId: event.room?.id ?? '',
    colour: event.colour,
    visibility: event.visibility,
    busy: event.busy,
    description: event.description ?? '',
  };
}

const MINUTE = 60_000;

/** Minutes of the clock between start and end. */
export const lengthOf = ({ day, from, lastDay, to }: EventForm): number =>
  (Date.parse(`${lastDay}T${to}Z`) - Date.parse(`${day}T${from}Z`)) / MINUTE;

/** Of whole days in whole days. NaN while start or end are not typed out. */
export const shownLength = (form: EventForm): number =>
  lengthOf(form.allDay ? { ...form, from: '00:00', to: '00:00' } : form);

interface MovedStart extends Partial<Pick<EventForm, 'day' | 'from'>> {
  /** That from which the person began to type another start. */
  length?: number;
}

/**
 * Moves the start; the end keeps its distance from it. A day or time that is not typed out yet moves nothing else.
 * @returns the end
 */
export function moveStart(
  set: SetForm,
  form: EventForm,
  moved: MovedStart,
): Pick<EventForm, 'lastDay' | 'to'> {
  const { day, from, allDay, length = shownLength(form) } = { ...form, ...moved };
  set('day', day);
  set('from', from);
  const end = endAfter({ day, from: allDay ? '00:00' : from }, length);
  const { lastDay, to } = form;
  if (end === null) return { lastDay, to };
  set('lastDay', end.lastDay);
  if (allDay) return { lastDay: end.lastDay, to };
  set('to', end.to);
  return end;
}

function endAfter({ day, from }: Pick<EventForm, 'day' | 'from'>, length: number) {
  const end = Date.parse(`${day}T${from}Z`) + length * MINUTE;
  if (Number.isNaN(end)) return null;
  const text = new Date(end).toISOString();
  return { lastDay: text.slice(0, 10), to: text.slice(11, 16) };
}

/** The days, or the times, that the form holds; null while they are not typed out, or end before they start. */
export function timesAsked(form: EventForm): Pick<CreateEvent, 'start' | 'end' | 'zone'> | null {
  const { allDay, day, from, lastDay, to, zone } = form;
  const times = allDay
    ? { start: day, end: lastDay, zone: null }
    : { start: `${day}T${from}`, end: `${lastDay}T${to}`, zone };
  const isFull = [times.start, times.end].every((text) => FULL.test(text));
  return isFull && times.start <= times.end ? times : null;
}
const FULL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/** Whether it ends before it starts. */
export const endsFirst = (form: EventForm): boolean => shownLength(form) < 0;

/** A time that was found, as the form holds it. */
export function slotTimes(
  { start, end }: { start: string; end: string },
  zone: string,
): Pick<EventForm, 'day' | 'from' | 'lastDay' | 'to'> {
  const [day = '', from = ''] = localText(new Date(start), zone).split('T');
  const [lastDay = '', to = ''] = localText(new Date(end), zone).split('T');
  return { day, from: from.slice(0, 5), lastDay, to: to.slice(0, 5) };
}

/** Puts a time that was found into the form. */
export function takeSlot(set: SetForm, slot: { start: string; end: string }, zone: string): void {
  const { day, from, lastDay, to } = slotTimes(slot, zone);
  set('day', day);
  set('from', from);
  set('lastDay', lastDay);
  set('to', to);
}
