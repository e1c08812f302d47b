import { formatDate, t } from '@atrium/sdk';
import { Button, ZoneField } from '@atrium/ui';
import { useState } from 'react';
import { isBrowserZone } from '../../language/browser-zone.js';
import { momentOf, timesAsked, type EventForm, type SetForm } from './event-form.rules.js';

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** The zone of an event's times, shown when it is asked for or another one than the reader's. */
export function EventZone({ form, set }: { form: EventForm; set: SetForm }) {
  const { zone } = form;
  const isOwn = isBrowserZone(zone);
  const [open, setOpen] = useState(!isOwn);
  return (
    <>
      {isOwn && (
        <div className="is-wide">
          <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('Time zone')}
          </Button>
        </div>
      )}
      {(open || !isOwn) && (
        <ZoneField
          wide
          label={t('Time zone')}
          name="zone"
          help={isOwn ? undefined : sayHere(form)}
          present={zone}
          value={zone}
          onChange={({ target }) => {
            if (target.value) set('zone', target.value);
          }}
        />
      )}
    </>
  );
}

/** The times where the reader is. */
function sayHere(form: EventForm): string | undefined {
  const times = timesAsked(form);
  if (!times?.zone) return undefined;
  const { zone } = times;
  const [from, to] = [times.start, times.end].map((local) => formatDate(momentOf(local, zone), MOMENT));
  return t('Where you are: {from} to {to}', { from: from ?? '', to: to ?? '' });
}
