import type { Client, ClientEvent } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import {
  Card,
  EmptyState,
  Icon,
  ListRow,
  Loaded,
  RelativeTime,
  ShowEarlier,
  SkeletonRows,
  withoutNext,
} from '@atrium/ui';
import { useListClientEventsInfiniteQuery } from '../../../shared/overview.api.js';
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

/** The events that were asked for, and below them the way to earlier ones. */
function Events({ id }: { id: string }) {
  const query = withoutNext(useListClientEventsInfiniteQuery(id));
  return (
    <Loaded
      of={query}
      title={t('The timeline could not be loaded')}
      skeleton={<SkeletonRows rows={4} label={t('Loading the timeline')} />}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0)
          return (
            <EmptyState title={t('Nothing yet')} text={t('What happens with the client appears here.')} />
          );
        return (
          <>
            {items.map((event) => (
              <EventRow key={`${event.kind} ${event.id}`} event={event} />
            ))}
            {query.hasNextPage && (
              <div className="p-2">
                <ShowEarlier of={[query]} />
              </div>
            )}
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
