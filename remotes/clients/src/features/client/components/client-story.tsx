import { CLIENT, type Client, type ClientEvent } from '@atrium/contracts';
import { useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Activity, ToldRow, withoutNext, type ToldSource } from '@atrium/ui';
import type { ComponentProps } from 'react';
import { MessageForm } from '../../../shared/message-form.js';
import { useListClientEventsInfiniteQuery } from '../../../shared/overview.api.js';
import { StoryComposer } from '../../../shared/story-composer.js';
import { useToldActivities } from '../../../shared/told-activities.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';
import { EVENT_ICONS, sayEvent } from '../client-event.format.js';

interface ClientStoryProps {
  client: Client;
  first: ComponentProps<typeof Activity>['first'];
}

/** What was said, written and done with a client, below the one place to write. */
export default function ClientStory({ client: { id, allowedTransitions }, first }: ClientStoryProps) {
  const about = { kind: 'client' as const, id };
  const told = [useToldActivities(about), useToldEvents(id)];
  const mayWrite = useMayOpen()({ session: 'staff', permission: CLIENT.check('update') });
  const mayLog = allowedTransitions.includes('update');
  const message = mayWrite && <MessageForm clientId={id} side="company" />;
  return (
    <Activity
      kind={CLIENT.kind}
      tag={CLIENT.tag}
      id={id}
      first={first}
      told={told}
      {...(mayLog && {
        composer: (comment) => <StoryComposer about={about} comment={comment} message={message} />,
      })}
    />
  );
}

/** What happened with a client: projects, milestones, proposals, and what they wrote. */
function useToldEvents(id: string): ToldSource {
  const query = withoutNext(useListClientEventsInfiniteQuery(id));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    query,
    items: items.map((event) => ({
      key: `${event.kind} ${event.id}`,
      at: event.at,
      shown: <EventRow event={event} />,
    })),
  };
}

function EventRow({ event }: { event: ClientEvent }) {
  const path = useCompanyPath();
  const { kind, at, text, aboutId } = event;
  const to = kind === 'proposal' ? `${path('client/proposal')}?open=` : `${path(PROJECTS_PATH)}&open=`;
  return (
    <ToldRow
      icon={EVENT_ICONS[kind]}
      title={sayEvent(event)}
      at={at}
      text={text}
      to={aboutId === null ? undefined : `${to}${aboutId}`}
      open={kind === 'message'}
    />
  );
}
