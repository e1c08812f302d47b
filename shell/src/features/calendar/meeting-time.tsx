import type { CalendarEvent } from '@atrium/contracts';
import { formatList, lazyPage, t } from '@atrium/sdk';
import { Button, Note, SkeletonCards } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { zoneHere, type EventForm, type SetForm } from './event-form.rules.js';
import { useFindClashesQuery } from './guest.api.js';

const TimeFinder = lazyPage(() => import('./time-finder.js'));

interface MeetingTimeProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
}

/** Who of the guests is busy, and when all of them could come. */
export function MeetingTime({ form, set, event }: MeetingTimeProps) {
  const [open, setOpen] = useState(false);
  if (form.guestIds.length === 0) return null;
  return (
    <div className="is-wide d-grid gap-2">
      <BusyGuests {...{ form, event }} />
      {!form.allDay && (
        <div>
          <Button size="sm" icon="search" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('Find a time')}
          </Button>
        </div>
      )}
      {open && !form.allDay && (
        <Suspense fallback={<SkeletonCards cards={1} rows={3} label={t('Loading the calendars')} />}>
          <TimeFinder {...{ form, set, event }} />
        </Suspense>
      )}
    </div>
  );
}

function BusyGuests({ form, event }: Omit<MeetingTimeProps, 'set'>) {
  const { allDay, day, from, lastDay, to, guestIds } = form;
  const query = {
    people: guestIds,
    start: allDay ? day : `${day}T${from}`,
    end: allDay ? lastDay : `${lastDay}T${to}`,
    zone: allDay ? null : zoneHere(event),
    eventId: event?.id ?? null,
  };
  const { currentData } = useFindClashesQuery(query, { skip: !isForward(query) });
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

const FULL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
const isForward = ({ start, end }: { start: string; end: string }): boolean =>
  FULL.test(start) && FULL.test(end) && start <= end;
