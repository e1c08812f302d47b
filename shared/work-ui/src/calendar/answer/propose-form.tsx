import type { EventInvitation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, FormFailure, Note, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { sayTimes } from '../event-times.format.js';
import {
  presentTime,
  PROPOSED_NAMES,
  ProposedTimeFields,
  proposedValues,
  type ProposedTime,
} from '../proposed-time-fields.js';
import { proposeByInvitation } from './invitation.api.js';

interface ProposeFormProps {
  link: string;
  event: EventInvitation;
  onKnown: (event: EventInvitation) => void;
}

/** Another time for the date that is shown; the organiser decides. */
export function ProposeForm({ link, event, onKnown }: ProposeFormProps) {
  const [open, setOpen] = useState(false);
  const { proposal, zone } = event;
  return (
    <section className="d-grid gap-3">
      {proposal && !open && (
        <Note live>{t('You proposed {times}', { times: sayTimes({ ...proposal, zone }) })}</Note>
      )}
      {open ? (
        <Fields
          link={link}
          event={event}
          onDone={(known) => {
            setOpen(false);
            onKnown(known);
          }}
        />
      ) : (
        <Button icon="clock" onClick={() => setOpen(true)}>
          {t('Propose another time')}
        </Button>
      )}
    </section>
  );
}

interface FieldsProps extends Omit<ProposeFormProps, 'onKnown'> {
  onDone: (event: EventInvitation) => void;
}

function Fields({ link, event, onDone }: FieldsProps) {
  const allDay = event.zone === null;
  const [value, setValue] = useState<ProposedTime>(() => presentTime(event));
  const form = useSubmit({
    names: PROPOSED_NAMES,
    submit: async () =>
      onDone(await proposeByInvitation({ link, at: event.at, ...proposedValues(value, allDay) })),
  });
  return (
    <form {...form.formProps} className="d-grid gap-3" aria-label={t('Propose another time')}>
      <h2 className="m-0">{t('Propose another time')}</h2>
      <FormFailure failure={form.failure} />
      <ProposedTimeFields
        allDay={allDay}
        value={value}
        onChange={setValue}
        errorOf={(name) => form.field(name).error}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('Propose')}
      </Button>
    </form>
  );
}
