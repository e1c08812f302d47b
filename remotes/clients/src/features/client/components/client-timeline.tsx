import type { Client, ClientEvent } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Button, Card, EmptyState, Icon, ListRow, Loaded, RelativeTime, SkeletonRows } from '@atrium/ui';
import { useState } from 'react';
import { useGetClientTimelineQuery } from '../../../shared/overview.api.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';
import { EVENT_ICONS, sayEvent } from '../client-event.format.js';

/** Everything that happened with a client, the newest first. */
export default function ClientTimeline({ client }: { client: Client }) {
  return (
    <Card title={t('Timeline')} fill="rows">
      <Events id={client.id} />
    </Card>
  );
}

/** Some events, and below them the way to earlier ones. */
function Events({ id, before }: { id: string; before?: string }) {
  const [more, setMore] = useState(false);
  const query = useGetClientTimelineQuery({ id, ...(before && { before }) });
  return (
    <Loaded
      of={query}
      title={t('The timeline could not be loaded')}
      skeleton={<SkeletonRows rows={4} label={t('Loading the timeline')} />}
    >
      {(data) => {
        const { items, next } = data;
        if (items.length === 0 && !before)
          return (
            <EmptyState title={t('Nothing yet')} text={t('What happens with the client appears here.')} />
          );
        return (
          <>
            {items.map((event) => (
              <EventRow key={`${event.kind} ${event.id}`} event={event} />
            ))}
            {next !== null && !more && (
              <div className="p-2">
                <Button size="sm" variant="ghost" onClick={() => setMore(true)}>
                  {t('Show earlier')}
                </Button>
              </div>
            )}
            {next !== null && more && <Events id={id} before={next} />}
          </>
        );
      }}
    </Loaded>
  );
}

function EventRow({ event }: { event: ClientEvent }) {
  const path = useCompanyPath();
  const { kind, at, text, aboutId } = event;
  const to = kind === 'proposal' ? `${path('client/proposal')}?open=` : `${path(PROJECTS_PATH)}&open=`;
  return (
    <ListRow
      wrap
      lead={<Icon name={EVENT_ICONS[kind]} />}
      title={<bdi>{sayEvent(event)}</bdi>}
      text={text && <bdi>{text}</bdi>}
      end={
        <span title={formatDate(at)}>
          <RelativeTime at={at} />
        </span>
      }
      {...(aboutId !== null && { to: `${to}${aboutId}` })}
    />
  );
}
