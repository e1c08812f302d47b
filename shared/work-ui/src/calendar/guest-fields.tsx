import { calendarRulesKey, type CalendarEvent } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { CheckField, EmailsField, PeoplePicker } from '@atrium/ui';
import type { EventForm, SetForm } from './event-form.rules.js';
import { MeetingTime } from './meeting-time.js';

interface GuestFieldsProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
  errorOf: (name: 'guestIds' | 'outsideGuests') => string | undefined;
}

/** Who is invited: colleagues, and people from outside by their address. */
export function GuestFields({ form, set, event, errorOf }: GuestFieldsProps) {
  const guests = form.guestIds.length + form.outsideGuests.length;
  return (
    <>
      <PeoplePicker
        wide
        label={t('Guests')}
        chosen={form.guestNames.map(({ id, name }) => ({ value: id, label: name }))}
        name="guestIds"
        error={errorOf('guestIds')}
        value={form.guestIds}
        onChange={({ target }) => set('guestIds', [...target.value])}
      />
      <OutsideField form={form} set={set} error={errorOf('outsideGuests')} />
      <MeetingTime form={form} set={set} event={event} />
      {guests > 1 && (
        <CheckField
          wide
          label={t('Guests do not see each other')}
          checked={form.guestsHidden}
          onChange={({ target }) => set('guestsHidden', target.checked)}
        />
      )}
    </>
  );
}

function OutsideField({
  form: { outsideGuests },
  set,
  error,
}: Pick<GuestFieldsProps, 'form' | 'set'> & { error: string | undefined }) {
  const { value: rules } = useSetting(calendarRulesKey);
  if (!rules.outsideGuests && outsideGuests.length === 0) return null;
  return (
    <EmailsField
      wide
      label={t('Guests from outside')}
      help={t('They get an email with a link to answer, without signing in.')}
      placeholder={t('Email address')}
      name="outsideGuests"
      error={error}
      value={outsideGuests}
      onChange={({ target }) => set('outsideGuests', [...target.value])}
    />
  );
}
