import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { FilterList } from '../../../shared/filter-list.js';
import { Panes } from '../../../shared/panes.js';
import { countChats } from '../chat.rules.js';
import type { Chats } from '../use-chats.js';
import { ChatList } from './chat-list.js';
import { Conversation } from './conversation.js';

export function ChatPanes({ chats: all }: { chats: Chats }) {
  const { chats, chat, filter, setFilter, opened } = all;
  const options = [
    { value: 'all', label: t('All chats'), count: countChats(chats, 'all'), icon: 'message' },
    { value: 'recent', label: t('Unread'), count: countChats(chats, 'recent'), icon: 'bell' },
    { value: 'online', label: t('Online'), count: countChats(chats, 'online'), icon: 'user-check' },
  ] as const;
  return (
    <Panes
      filters={<FilterList label={t('Show')} value={filter} groups={[options]} onChange={setFilter} />}
      listLabel={t('List of chats')}
      list={<ChatList chats={all} />}
      detailLabel={t('Conversation')}
      open={opened.isOpen && chat !== undefined}
    >
      {chat ? (
        <Conversation key={chat.id} chat={chat} onClose={opened.close} />
      ) : (
        <EmptyState title={t('No chats yet')} text={t('Choose a chat from the list.')} />
      )}
    </Panes>
  );
}
