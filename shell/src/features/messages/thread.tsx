import { MESSAGE_LIMIT, ROLE_LABELS, type Contact } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Composer, IconButton, Loaded, Note } from '@atrium/ui';
import { useLayoutEffect, useRef, type UIEvent } from 'react';
import { OlderRows } from '../../inbox/older-rows.js';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { notArrived } from './outbox.rules.js';
import { presenceWords } from '../../inbox/presence.format.js';
import { Bubble, UnsentBubble } from './thread-messages.js';
import { useDraft } from './use-draft.js';
import { useOutbox } from './use-outbox.js';
import { useThread } from './use-thread.js';

interface ThreadProps {
  contactId: string;
  onBack: () => void;
}

/** One conversation: the newest message at the bottom, older ones above as far as the person scrolls. */
export function Thread({ contactId, onBack }: ThreadProps) {
  const thread = useThread(contactId);
  const outbox = useOutbox(contactId);
  const { feed, contact, error, refetch, isFetching } = thread;
  return (
    <Loaded
      of={{ data: feed.items && contact, error, refetch, isFetching }}
      title={t('This conversation could not be loaded')}
      skeleton={<PanelSkeleton />}
      frame={(waiting) => (
        <>
          <div className="at-thread-h at-only-phone">
            <BackButton onBack={onBack} />
          </div>
          {waiting}
        </>
      )}
      placesNote
    >
      {(known, note) => (
        <>
          <ThreadHead contact={known} onBack={onBack} />
          {note}
          <ThreadBody thread={thread} outbox={outbox} name={known.name} />
          {known.role === null ? (
            <div className="p-3">
              <Note tone="info">{t('{name} no longer has an active account.', { name: known.name })}</Note>
            </div>
          ) : (
            <DraftComposer key={contactId} contactId={contactId} to={known.name} onSend={outbox.send} />
          )}
        </>
      )}
    </Loaded>
  );
}

const BackButton = ({ onBack }: Pick<ThreadProps, 'onBack'>) => (
  <IconButton icon="chevron-left" label={t('All conversations')} onClick={onBack} />
);

function ThreadHead({ contact: { name, role, presence }, onBack }: { contact: Contact; onBack: () => void }) {
  return (
    <div className="at-thread-h">
      <span className="at-only-phone">
        <BackButton onBack={onBack} />
      </span>
      <Avatar name={name} size={32} presence={presence} />
      <div className="at-grow">
        <h2 dir="auto">{name}</h2>
        <p className="at-12 at-muted m-0">
          {role ? `${translate(ROLE_LABELS[role])} · ${presenceWords(presence)}` : t('No active account')}
        </p>
      </div>
    </div>
  );
}

interface ThreadBodyProps {
  thread: ReturnType<typeof useThread>;
  outbox: ReturnType<typeof useOutbox>;
  name: string;
}

function ThreadBody({ thread: { feed, readUpTo }, outbox, name }: ThreadBodyProps) {
  const messages = (feed.items ?? []).toReversed();
  const unsent = notArrived(outbox.unsent, messages);
  const lastRead = messages.findLast(({ mine, id }) => mine && readUpTo !== null && id <= readUpTo)?.id;
  const { place, look } = useFoot(messages.at(-1)?.id, unsent.length);
  return (
    <div
      ref={place}
      className="at-thread-b"
      role="log"
      aria-label={t('Messages with {name}', { name })}
      tabIndex={0}
      onScroll={look}
    >
      <OlderRows list={feed} />
      {messages.length === 0 && unsent.length === 0 && (
        <p className="at-panel-none">{t('Nothing yet. Say hello to {name}.', { name })}</p>
      )}
      <ul>
        {messages.map((message) => (
          <Bubble key={message.clientId} message={message} lastRead={message.id === lastRead} />
        ))}
        {unsent.map((message) => (
          <UnsentBubble
            key={message.clientId}
            message={message}
            onRetry={() => outbox.retry(message)}
            onDiscard={() => outbox.discard(message.clientId)}
          />
        ))}
      </ul>
    </div>
  );
}

const NEAR_PX = 60;

/** Scrolls to new messages, unless the person reads further up; their own messages always scroll. */
function useFoot(newest: string | undefined, unsent: number) {
  const place = useRef<HTMLDivElement>(null);
  const atFoot = useRef(true);
  const before = useRef(unsent);
  useLayoutEffect(() => {
    const box = place.current;
    if (box && (atFoot.current || unsent > before.current)) box.scrollTop = box.scrollHeight;
    before.current = unsent;
  }, [newest, unsent]);
  const look = ({ currentTarget: box }: UIEvent) => {
    atFoot.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
  };
  return { place, look };
}

interface DraftComposerProps {
  contactId: string;
  to: string;
  onSend: (text: string) => void;
}

function DraftComposer({ contactId, ...props }: DraftComposerProps) {
  const [text, setText] = useDraft(contactId);
  return <Composer {...props} text={text} onText={setText} maxLength={MESSAGE_LIMIT} />;
}
