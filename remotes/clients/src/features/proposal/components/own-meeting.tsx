import type { OwnMeeting as Answer } from '@atrium/contracts';
import { formatDate, formatTime, t } from '@atrium/sdk';
import { Card, Icon, Loaded } from '@atrium/ui';
import { useReadOwnMeetingQuery } from '../../../shared/own-meeting.api.js';

/** The next meeting to which the client who is signed in is invited; nothing where none is ahead. */
export function OwnMeeting() {
  const query = useReadOwnMeetingQuery();
  return (
    <Loaded of={query} title={t('The next meeting could not be loaded')} skeleton={null}>
      {({ meeting }) => meeting && <Meeting meeting={meeting} />}
    </Loaded>
  );
}

function Meeting({ meeting }: { meeting: NonNullable<Answer['meeting']> }) {
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

/** In the time zone of whoever reads it. */
function sayTimes({ start, end, allDay }: NonNullable<Answer['meeting']>): string {
  const day = formatDate(start, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return allDay ? day : t('{day}, {from} to {to}', { day, from: formatTime(start), to: formatTime(end) });
}
