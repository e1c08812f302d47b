import { t, useCompanyPath } from '@atrium/sdk';
import { FormSection } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { sayTimes } from '../event-times.format.js';
import { useListMissedRemindersQuery } from '../guest.api.js';

/** Reminders that could not be sent in time; nothing where there are none. */
export function MissedSection() {
  const { data } = useListMissedRemindersQuery();
  const toPath = useCompanyPath();
  if (!data || data.items.length === 0) return null;
  return (
    <FormSection
      title={t('Missed reminders')}
      text={t('Reminders that are more than ten minutes late are not sent.')}
    >
      <ul className="list-unstyled m-0 is-wide d-grid gap-2">
        {data.items.map(({ eventId, at, minutes, title, ...times }) => (
          <li key={`${eventId} ${at} ${String(minutes)}`}>
            <Link to={toPath(`calendar?event=${eventId}&at=${encodeURIComponent(at)}`)}>
              <bdi>{title}</bdi>
            </Link>
            <div className="at-13 at-muted">{sayTimes(times)}</div>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
