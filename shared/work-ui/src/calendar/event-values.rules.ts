import { EVENT_SCOPES, type CreateEvent, type EventScope } from '@atrium/contracts';
import type { EventForm } from './event-form.rules.js';
import { ruleIn, type KnownSeries } from './event-repeat.rules.js';

const orNull = (text: string): string | null => text.trim() || null;

/** What the form sends. */
export function valuesOf(form: EventForm, given: KnownSeries): Omit<CreateEvent, 'owner'> {
  const { known } = given;
  const { allDay, day, lastDay, from, to } = form;
  return {
    title: form.title.trim(),
    place: orNull(form.place),
    link: orNull(form.link),
    description: orNull(form.description),
    category: orNull(form.category),
    colour: form.colour,
    zone: allDay ? null : form.zone,
    start: allDay ? day : `${day}T${from}`,
    end: allDay ? lastDay : `${lastDay}T${to}`,
    rule: ruleIn(form, given),
    roomId: form.roomId || null,
    visibility: form.visibility,
    busy: form.busy,
    state: known?.state ?? 'confirmed',
    guestIds: form.guestIds,
    outsideGuests: form.outsideGuests,
    guestsHidden: form.guestsHidden,
    reminders: allDay ? form.dayReminders : form.reminders,
  };
}

const SERIES = [
  ...(['category', 'colour', 'roomId', 'guestIds', 'outsideGuests'] as const),
  ...(['guestsHidden', 'reminders', 'rule'] as const),
] as const;

/** Only what differs, since words and times may belong to one date while guests and the like belong to all. */
export function changesOf(
  values: Omit<CreateEvent, 'owner'>,
  before: Omit<CreateEvent, 'owner'>,
): Partial<Omit<CreateEvent, 'owner'>> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  const names = new Set(changed.map(([name]) => name));
  const times = ['start', 'end', 'zone'].some((name) => names.has(name));
  const whole = times ? { start: values.start, end: values.end, zone: values.zone } : {};
  return { ...Object.fromEntries(changed), ...whole };
}

/** What says when it is. */
const TIMES = ['start', 'end', 'zone', 'rule'] as const;

/** Which dates of a series a change can be about. What belongs to all, and moves none of them, is about all. */
export function scopesOf(changes: object): readonly EventScope[] {
  if (!SERIES.some((name) => name in changes)) return EVENT_SCOPES;
  return TIMES.some((name) => name in changes) ? ['following', 'all'] : ['all'];
}
