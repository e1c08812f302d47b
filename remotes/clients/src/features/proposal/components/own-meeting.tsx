import type { OwnMeeting as Answer } from '@atrium/contracts';
import { formatDate, formatTime, t } from '@atrium/sdk';
import { Card, Icon, Loaded } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useReadOwnMeetingQuery } from '../../../shared/own-meeting.api.js';

type Shown = NonNullable<Answer['meeting']>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The next meeting to which the client who is signed in is invited; nothing where none is ahead. */
export function OwnMeeting() {
  const query = useReadOwnMeetingQuery();
  const now = useLookedAt(query.refetch);
  return (
    <Loaded of={query} title={t('The next meeting could not be loaded')} skeleton={null}>
      {({ meeting }) => meeting && !isOver(meeting, now) && <Meeting meeting={meeting} />}
    </Loaded>
  );
}

/** The time by the minute. Whoever comes back to the page sees what was changed or cancelled meanwhile. */
function useLookedAt(refetch: () => unknown): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      setNow(new Date());
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
  return now;
}

/** Of days: at the reader's own midnight. */
const isOver = ({ end, allDay }: Shown, now: Date): boolean => new Date(allDay ? `${end}T00:00` : end) <= now;

function Meeting({ meeting }: { meeting: Shown }) {
  const { title, place, link } = meeting;
  return (
    <Card title={t('Next meeting')}>
      <div className="fw-medium" dir="auto">
        {title}
      </div>
      <div>
        <Icon name="calendar" /> {sayTimes(meeting)}
      </div>
      {place && (
        <div className="at-muted" dir="auto">
          {place}
        </div>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('Join the meeting')}
        </a>
      )}
    </Card>
  );
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** In the time zone of whoever reads it. */
function sayTimes({ start, end, allDay }: Shown): string {
  const day = formatDate(start, LONG);
  const last = allDay ? formatDate(dayBefore(end), LONG) : formatDate(end, LONG);
  if (allDay) return last === day ? day : t('{from} to {to}', { from: day, to: last });
  if (last === day) return t('{day}, {from} to {to}', { day, from: formatTime(start), to: formatTime(end) });
  return t('{from} to {to}', {
    from: t('{day}, {time}', { day, time: formatTime(start) }),
    to: t('{day}, {time}', { day: last, time: formatTime(end) }),
  });
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
