import { t } from '@atrium/sdk';
import { Button, ZoneField } from '@atrium/ui';
import { useState } from 'react';
import { isZoneHere } from '../day/here.js';
import { timesAsked, type EventForm, type SetForm } from './event-form.rules.js';
import { sayTimesHere } from './event-times.format.js';

/** The zone of an event's times, shown when it is asked for or another one than the reader's. */
export function EventZone({ form, set }: { form: EventForm; set: SetForm }) {
  const { zone } = form;
  const [asked, setAsked] = useState(false);
  const times = timesAsked(form);
  if (!asked && isZoneHere(zone))
    return (
      <div className="is-wide">
        <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
          {t('Time zone')}
        </Button>
      </div>
    );
  return (
    <ZoneField
      wide
      autoFocus={asked}
      label={t('Time zone')}
      name="zone"
      help={times && sayTimesHere(times)}
      present={zone}
      value={zone}
      onChange={({ target }) => {
        if (target.value) set('zone', target.value);
      }}
    />
  );
}
