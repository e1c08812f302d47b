import type { ClientMessage } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Bar, Bubbles, Loaded, Loading, ShowEarlier, withoutNext, type BubbleItem } from '@atrium/ui';
import { useListClientMessagesInfiniteQuery, type Side } from './message.api.js';
import { MessageFiles } from './message-files.js';
import { MessageForm } from './message-form.js';

interface ConversationProps {
  clientId: string;
  side: Side;
  /** Whether the person writes, or only reads. */
  writes?: boolean;
}

/** What the company and a client write and send to each other, the newest last. */
export function Conversation({ clientId, side, writes = true }: ConversationProps) {
  return (
    <div className="d-flex flex-column gap-3 p-3">
      <Messages clientId={clientId} side={side} />
      {writes && <MessageForm clientId={clientId} side={side} />}
    </div>
  );
}

type MessagesProps = Pick<ConversationProps, 'clientId' | 'side'>;

/** The messages that were asked for, and above them the way to earlier ones. */
function Messages({ clientId, side }: MessagesProps) {
  const query = withoutNext(useListClientMessagesInfiniteQuery({ clientId, side }));
  return (
    <Loaded
      of={query}
      title={t('The messages could not be loaded')}
      skeleton={
        <Loading label={t('Loading messages')}>
          <Bar />
        </Loading>
      }
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <p className="at-muted m-0">{sayNone(side)}</p>;
        return (
          <>
            <ShowEarlier of={[query]} />
            <Bubbles
              label={t('Messages')}
              items={items.toReversed().map((message) => bubbleOf(message, side))}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const sayNone = (side: Side): string =>
  side === 'client'
    ? t('No messages yet. Write to your team here, or send them a file.')
    : t('No messages yet. What you write or send here, the client’s logins read in their portal.');

const bubbleOf = (
  { id, author, createdAt, text, files, side: from }: ClientMessage,
  side: Side,
): BubbleItem => ({
  id,
  author: author.name,
  at: createdAt,
  text,
  mine: from === side,
  ...(files.length > 0 && { more: <MessageFiles files={files} /> }),
});
