import type { CalendarEvent } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { sayTimes } from './event-times.format.js';
import { useProposeEventTimeMutation } from './guest.api.js';
import { PROPOSED_NAMES, ProposedTimeFields, type ProposedTime } from './proposed-time-fields.js';

interface ProposeDialogProps {
  event: CalendarEvent;
  onClose: () => void;
}

/** A guest proposes another time for the date; the organiser decides. */
export default function ProposeDialog({ event, onClose }: ProposeDialogProps) {
  const { id, at, zone } = event;
  const [propose] = useProposeEventTimeMutation();
  const [value, setValue] = useState<ProposedTime>(() => timeOf(event));
  const form = useSubmit({
    names: PROPOSED_NAMES,
    submit: async () => {
      const { day, from, lastDay, to, note } = value;
      const times =
        zone === null ? { start: day, end: lastDay } : { start: `${day}T${from}`, end: `${lastDay}T${to}` };
      await propose({ id, at, ...times, zone, note: note.trim() || null }).unwrap();
      toast.success(t('Another time proposed'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Propose another time')} submitLabel={t('Propose')} onClose={onClose}>
      <p className="at-muted">{t('Now: {times}', { times: sayTimes(event) })}</p>
      <ProposedTimeFields
        allDay={zone === null}
        value={value}
        onChange={setValue}
        errorOf={(name) => form.field(name).error}
      />
    </FormDialog>
  );
}

/** The panel shows the event's own zone, so times are proposed in it. */
function timeOf({ start, end }: CalendarEvent): ProposedTime {
  const [day = '', from = ''] = start.split('T');
  const [lastDay = '', to = ''] = end.split('T');
  return { day, from, lastDay, to, note: '' };
}
