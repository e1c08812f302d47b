import { t } from '@atrium/sdk';
import { Avatar, RelativeTime } from '@atrium/ui';
import { RecordList } from '../../../shared/record-list.js';
import { statusWord } from '../chat-status.format.js';
import { listMessages } from '../chat.rules.js';
import type { Chat } from '../chat.slice.js';
import type { Chats } from '../use-chats.js';

export function ChatList({ chats: { chats, found, chat, opened, clear } }: { chats: Chats }) {
  return (
    <RecordList
      rows={found.map(toRow)}
      openId={chat?.id}
      addressOf={opened.addressOf}
      total={chats.length}
      empty={t('No chats yet')}
      onClear={clear}
    />
  );
}

function toRow(chat: Chat) {
  const last = listMessages(chat).at(-1);
  return {
    id: chat.id,
    isNew: chat.recent,
    lead: <Avatar name={chat.thumb} size={32} presence={chat.status} />,
    title: (
      <>
        {chat.name}
        <span className="visually-hidden">
          , {statusWord(chat.status)}
          {chat.recent && `, ${t('unread')}`}
        </span>
      </>
    ),
    text: last?.mine ? t('You: {text}', { text: last.text }) : (last?.text ?? chat.excerpt),
    end: last && (
      <small className="at-faint">
        <RelativeTime at={last.at} />
      </small>
    ),
  };
}
