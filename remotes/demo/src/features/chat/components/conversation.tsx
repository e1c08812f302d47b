import { t } from '@atrium/sdk';
import { Avatar, classNames, Composer, RelativeTime } from '@atrium/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { DetailHead } from '../../../shared/detail-head.js';
import { statusWord } from '../chat-status.format.js';
import { listMessages, type ShownMessage } from '../chat.rules.js';
import { sendMessage, type Chat } from '../chat.slice.js';

const MOST_LETTERS = 2_000;

/** Both sides of a conversation, scrolled to the newest message. */
export function Conversation({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const dispatch = useDispatch();
  const messages = listMessages(chat);
  const place = useNewestInSight(messages.length);
  const [draft, setDraft] = useState('');
  return (
    <>
      <DetailHead
        lead={<Avatar name={chat.thumb} size={32} presence={chat.status} />}
        title={chat.name}
        text={statusWord(chat.status)}
        backLabel={t('All chats')}
        onBack={onClose}
      />
      <div
        ref={place}
        className="at-thread-b"
        role="log"
        aria-label={t('Messages with {name}', { name: chat.name })}
        tabIndex={0}
      >
        <ul>
          {messages.map((message) => (
            <Bubble key={`${message.at} ${String(message.mine)} ${message.text}`} message={message} />
          ))}
        </ul>
      </div>
      <Composer
        to={chat.name}
        text={draft}
        onText={setDraft}
        onSend={(text) => dispatch(sendMessage({ id: chat.id, text }))}
        maxLength={MOST_LETTERS}
      />
    </>
  );
}

function useNewestInSight(count: number) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [count]);
  return place;
}

function Bubble({ message: { mine, text, at } }: { message: ShownMessage }) {
  return (
    <li className={classNames('at-bubble', mine && 'is-mine')}>
      <span className="visually-hidden">{mine ? t('You:') : t('They:')} </span>
      <p dir="auto">{text}</p>
      <small>
        <RelativeTime at={at} />
      </small>
    </li>
  );
}
