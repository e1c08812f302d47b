import type { CalendarEvent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField, DateField, SelectField, TextAreaField, TextField, TimeField } from '@atrium/ui';
import { isBrowserZone } from '../../language/browser-zone.js';
import { useListEventOwnersQuery } from './calendar.api.js';
import { CategoryField, RoomField } from './choice-fields.js';
import { GuestFields } from './guest-fields.js';
import { HueField } from './hue-field.js';
import { RemindersField } from './reminders-field.js';
import { moveStart, ownerKey, zoneHere, type EventForm, type SetForm } from './event-form.rules.js';

/** As the server names what it refuses. */
export const FIELD_NAMES = [
  ...(['title', 'place', 'link', 'description', 'start', 'end'] as const),
  ...(['rule', 'guestIds', 'outsideGuests', 'reminders', 'owner', 'roomId', 'category', 'fileIds'] as const),
] as const;

type FieldOf = (name: (typeof FIELD_NAMES)[number]) => {
  name: string;
  error: string | undefined;
  onInput: () => void;
};

interface PartProps {
  form: EventForm;
  set: SetForm;
  field: FieldOf;
}

interface MomentProps extends Pick<PartProps, 'form' | 'set'> {
  error: string | undefined;
}

export function TimeFields({ form, set, field, event }: PartProps & { event: CalendarEvent | null }) {
  const zone = zoneHere(event);
  return (
    <>
      <CheckField
        wide
        label={t('All day')}
        checked={form.allDay}
        onChange={({ target }) => set('allDay', target.checked)}
      />
      <StartFields {...{ form, set }} error={field('start').error} />
      <EndFields {...{ form, set }} error={field('end').error} />
      {!form.allDay && !isBrowserZone(zone) && (
        <p className="is-wide at-13 at-muted m-0">{t('The times are those of {zone}.', { zone })}</p>
      )}
    </>
  );
}

function StartFields({ form, set, error }: MomentProps) {
  return (
    <>
      <DateField
        label={t('From')}
        name="day"
        error={error}
        value={form.day}
        onChange={({ target }) => moveStart(set, form, { day: target.value })}
      />
      {!form.allDay && (
        <TimeField
          label={t('Starts at')}
          name="from"
          value={form.from}
          onChange={({ target }) => moveStart(set, form, { from: target.value })}
        />
      )}
    </>
  );
}

function EndFields({ form, set, error }: MomentProps) {
  return (
    <>
      <DateField
        label={t('To')}
        name="lastDay"
        error={error}
        value={form.lastDay}
        onChange={({ target }) => set('lastDay', target.value)}
      />
      {!form.allDay && (
        <TimeField
          label={t('Ends at')}
          name="to"
          value={form.to}
          onChange={({ target }) => set('to', target.value)}
        />
      )}
    </>
  );
}

export function MoreFields({ form, set, field, event }: PartProps & { event: CalendarEvent | null }) {
  const text = (name: 'place' | 'link' | 'description') => ({
    ...field(name),
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <>
      <GuestFields {...{ form, set, event }} errorOf={(name) => field(name).error} />
      <TextField {...text('place')} label={t('Where')} />
      <TextField {...text('link')} label={t('Link')} />
      <RoomField {...{ form, set, event }} error={field('roomId').error} />
      <CategoryField {...{ form, set }} />
      <LookFields {...{ form, set, field }} />
      {!event && <OwnerField {...{ form, set }} />}
      <SeenFields {...{ form, set }} />
      <TextAreaField wide rows={3} {...text('description')} label={t('More about it')} />
    </>
  );
}

function LookFields({ form, set, field }: PartProps) {
  return (
    <>
      <HueField
        label={t('Colour')}
        value={form.colour}
        usual={t('As its calendar')}
        onChange={(colour) => set('colour', colour)}
      />
      <RemindersField
        name="reminders"
        label={t('Reminders')}
        whole={form.allDay}
        error={field('reminders').error}
        value={form.allDay ? form.dayReminders : form.reminders}
        onChange={(minutes) => set(form.allDay ? 'dayReminders' : 'reminders', minutes)}
      />
    </>
  );
}

function OwnerField({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { data: owners } = useListEventOwnersQuery();
  if (!owners || owners.items.length < 2) return null;
  return (
    <SelectField
      label={t('Calendar')}
      options={owners.items.map((owner) => ({ value: ownerKey(owner), label: owner.name }))}
      value={form.owner}
      onChange={({ target }) => set('owner', target.value)}
    />
  );
}

function SeenFields({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  return (
    <>
      <SelectField
        label={t('Who sees it')}
        options={[
          { value: 'normal', label: t('Those who see the calendar') },
          { value: 'private', label: t('Guests only; others see “Busy”') },
        ]}
        value={form.visibility}
        onChange={({ target }) => set('visibility', target.value === 'private' ? 'private' : 'normal')}
      />
      <CheckField
        label={t('I am busy meanwhile')}
        checked={form.busy}
        onChange={({ target }) => set('busy', target.checked)}
      />
    </>
  );
}
