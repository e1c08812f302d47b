import { useCompanyPath } from '@atrium/sdk';
import { ButtonLink, ErrorState } from '@atrium/ui';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { ConversationList } from './conversation-list.js';
import { useListConversationsQuery } from './messages.api.js';

const SHOWN = 20;

/** The newest conversations, below the top bar. */
export default function MessagePanel({ close }: { close: () => void }) {
  const toPath = useCompanyPath();
  const { data, error, refetch, isFetching } = useListConversationsQuery(
    { limit: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <div className="at-panel-h">
        <h2>Messages</h2>
        <ButtonLink size="sm" variant="ghost" to={toPath('messages?new')} onClick={close}>
          New message
        </ButtonLink>
      </div>
      <div className="at-panel-b" tabIndex={-1}>
        {!data && error !== undefined && (
          <ErrorState
            title="Your messages could not be loaded"
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {!data && !error && <PanelSkeleton />}
        {data?.items.length === 0 && (
          <p className="at-panel-none">No messages yet. Write to somebody in your company.</p>
        )}
        {data && data.items.length > 0 && (
          <ConversationList
            items={data.items}
            addressOf={(id) => toPath(`messages?with=${id}`)}
            onFollow={close}
          />
        )}
      </div>
      <div className="at-panel-f">
        <ButtonLink size="sm" to={toPath('messages')} onClick={close}>
          Check All
        </ButtonLink>
      </div>
    </>
  );
}
