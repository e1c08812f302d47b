import type { CalendarEvent } from '@atrium/contracts';
import { formatList, lazyPage, t } from '@atrium/sdk';
import { Button, Note, SkeletonCards } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import { lengthOf, takeSlot, timesAsked, type EventForm, type SetForm } from './event-form.rules.js';
import { useFindClashesQuery } from './guest.api.js';

const TimeFinder = lazyPage(() => import('./time-finder.js'));

interface MeetingTimeProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
}

/** Who of the guests is busy, and when all of them could come and the room is free. */
export function MeetingTime({ form, set, event }: MeetingTimeProps) {
  const [open, setOpen] = useState(false);
  if (form.guestIds.length === 0 && !form.roomId) return null;
  return (
    <div className="is-wide d-grid gap-2">
      <BusyGuests form={form} event={event} />
      {!form.allDay && (
        <div>
          <Button size="sm" icon="search" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('Find a time')}
          </Button>
        </div>
      )}
      {open && !form.allDay && (
        <Suspense fallback={<SkeletonCards cards={1} rows={3} label={t('Loading the calendars')} />}>
          <TimeFinder
            day={form.day}
            meeting={{
              people: form.guestIds,
              roomId: form.roomId,
              zone: form.zone,
              minutes: lengthOf(form),
              eventId: event?.id ?? null,
            }}
            chosen={form}
            onTake={(slot) => takeSlot(set, slot, form.zone)}
          />
        </Suspense>
      )}
    </div>
  );
}

function BusyGuests({ form, event }: Omit<MeetingTimeProps, 'set'>) {
  const times = timesAsked(form);
  const asked = times &&
    form.guestIds.length > 0 && { people: form.guestIds, ...times, eventId: event?.id ?? null };
  const { currentData } = useFindClashesQuery(asked || skipToken);
  const names = currentData?.busy.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return (
    <Note tone="warning" live>
      {t('{count, plural, one {{names} is busy at this time.} other {{names} are busy at this time.}}', {
        count: names.length,
        names: formatList(names),
      })}
    </Note>
  );
}
