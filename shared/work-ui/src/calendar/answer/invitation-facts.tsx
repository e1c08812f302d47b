import { GUEST_ANSWER_LABELS, type EventInvitation } from '@atrium/contracts';
import { formatDate, formatTime, t, translate } from '@atrium/sdk';
import { Icon, sayRule, type IconName } from '@atrium/ui';
import type { ReactNode } from 'react';
import { isZoneHere } from '../../day/here.js';
import { sayTimes } from '../event-times.format.js';

/** When, where and with whom. */
export function Facts({ event }: { event: EventInvitation }) {
  const { at, rule, place, link, description, guests, zone, startsAt, endsAt } = event;
  const own =
    startsAt !== null && endsAt !== null && zone !== null && !isZoneHere(zone)
      ? sayHere(startsAt, endsAt)
      : null;
  return (
    <div className="d-grid gap-3">
      <Fact icon="calendar">
        {own ?? sayTimes(event)}
        {own && <span className="d-block at-13 at-muted">{sayTimes(event)}</span>}
        {rule !== null && (
          <span className="d-block at-13 at-muted">{sayRule(rule, at.slice(0, 10), zone)}</span>
        )}
      </Fact>
      {place && (
        <Fact icon="building">
          <bdi>{place}</bdi>
        </Fact>
      )}
      {link && (
        <Fact icon="link">
          <a href={link} target="_blank" rel="noreferrer" className="text-break">
            {link}
          </a>
        </Fact>
      )}
      {guests.length > 0 && (
        <Fact icon="users">
          <Guests guests={guests} />
        </Fact>
      )}
      {description && (
        <p className="m-0 text-break" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
          {description}
        </p>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="d-flex gap-2 align-items-start">
      <span className="at-muted flex-none">
        <Icon name={icon} />
      </span>
      <div className="flex-fill" style={{ minInlineSize: 0 }}>
        {children}
      </div>
    </div>
  );
}

function Guests({ guests }: Pick<EventInvitation, 'guests'>) {
  return (
    <ul className="list-unstyled m-0" aria-label={t('Guests')}>
      {guests.map(({ name, answer }, place) => (
        <li key={`${String(place)} ${name}`}>
          <bdi>{name}</bdi> <span className="at-muted">{translate(GUEST_ANSWER_LABELS[answer])}</span>
        </li>
      ))}
    </ul>
  );
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** In the zone of whoever reads. */
function sayHere(startsAt: string, endsAt: string): string {
  const [day, lastDay] = [formatDate(new Date(startsAt), DAY), formatDate(new Date(endsAt), DAY)];
  const [from, to] = [formatTime(startsAt), formatTime(endsAt)];
  return day === lastDay ? `${day}, ${from} – ${to}` : `${day}, ${from} – ${lastDay}, ${to}`;
}
