import { calendarRulesKey, emailSchema, type CalendarEvent } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { CheckField, MultiCombobox, PeoplePicker } from '@atrium/ui';
import { useState, type FocusEvent } from 'react';
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
        chosen={(event?.guests ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        name="guestIds"
        error={errorOf('guestIds')}
        value={form.guestIds}
        onChange={({ target }) => set('guestIds', [...target.value])}
      />
      <OutsideField {...{ form, set }} error={errorOf('outsideGuests')} />
      <MeetingTime {...{ form, set, event }} />
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
  const [taken, setTaken] = useState(0);
  if (!rules.outsideGuests && outsideGuests.length === 0) return null;
  const options = outsideGuests.map(asOption);
  // An address that was typed and not yet confirmed is meant, too.
  const takeTyped = ({ target }: FocusEvent<HTMLElement>) => {
    const typed = target instanceof HTMLInputElement ? emailSchema.safeParse(target.value) : null;
    if (!typed?.success || outsideGuests.includes(typed.data)) return;
    set('outsideGuests', [...outsideGuests, typed.data]);
    setTaken(taken + 1);
  };
  return (
    <div className="is-wide" onBlur={takeTyped}>
      <MultiCombobox
        key={taken}
        label={t('Guests from outside')}
        help={t('They get an email with a link to answer, without signing in.')}
        placeholder={t('Email address')}
        name="outsideGuests"
        error={error}
        options={options}
        chosen={options}
        value={outsideGuests}
        onCreate={(text) => Promise.resolve(addressOf(text))}
        onChange={({ target }) => set('outsideGuests', [...target.value])}
      />
    </div>
  );
}

const asOption = (email: string) => ({ value: email, label: email });

function addressOf(text: string) {
  const read = emailSchema.safeParse(text);
  if (read.success) return asOption(read.data);
  toast.error(read.error.issues[0]?.message ?? '');
  return null;
}
