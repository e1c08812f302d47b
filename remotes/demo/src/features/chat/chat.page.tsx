import '../../shared/add-icons.js';
import { t } from '@atrium/sdk';
import { EmptyState, Page, SearchBox, Toolbar } from '@atrium/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilterList } from '../../shared/filter-list.js';
import { Panes } from '../../shared/panes.js';
import { SampleGate } from '../../shared/sample-gate.js';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { countChats, findChats, type ChatFilter } from './chat.rules.js';
import { loadChats, readChat, searchChats, selectChat, selectChats } from './chat.slice.js';
import { ChatList } from './components/chat-list.js';
import { Conversation } from './components/conversation.js';

/** Conversations with sample people, and the one that is open. */
export default function ChatPage() {
  const dispatch = useDispatch();
  const { chats, search, selected, status } = useSelector(selectChats);
  const [filter, setFilter] = useState<ChatFilter>('all');
  const retry = useSample(status, loadChats);
  const opened = useOpened((id) => {
    dispatch(selectChat(id));
    dispatch(readChat(id));
  });
  const found = findChats(chats, filter, search);
  const chat = chats.find(({ id }) => id === selected) ?? found[0];
  const clear = () => {
    setFilter('all');
    dispatch(searchChats(''));
  };
  const toolbar = (
    <Toolbar>
      <SearchBox label={t('Search chats')} value={search} onSearch={(text) => dispatch(searchChats(text))} />
    </Toolbar>
  );
  const options = [
    { value: 'all', label: t('All chats'), count: countChats(chats, 'all'), icon: 'message' },
    { value: 'recent', label: t('Unread'), count: countChats(chats, 'recent'), icon: 'bell' },
    { value: 'online', label: t('Online'), count: countChats(chats, 'online'), icon: 'user-check' },
  ] as const;
  return (
    <Page title={t('Chat')} fill="flush" toolbar={toolbar}>
      <SampleGate
        status={status}
        loading={t('Loading chats')}
        failed={t('The chats could not be loaded')}
        onRetry={retry}
      >
        <Panes
          filters={<FilterList label={t('Show')} value={filter} groups={[options]} onChange={setFilter} />}
          listLabel={t('List of chats')}
          list={<ChatList chats={found} total={chats.length} chat={chat} opened={opened} onClear={clear} />}
          detailLabel={t('Conversation')}
          open={opened.isOpen && chat !== undefined}
        >
          {chat ? (
            <Conversation key={chat.id} chat={chat} onClose={opened.close} />
          ) : (
            <EmptyState title={t('No chats yet')} text={t('Choose one of the list.')} />
          )}
        </Panes>
      </SampleGate>
    </Page>
  );
}
