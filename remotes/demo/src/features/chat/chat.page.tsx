import '../../shared/add-icons.js';
import { t } from '@atrium/sdk';
import { AppPage } from '../../shared/app-page.js';
import { ChatPanes } from './components/chat-panes.js';
import { useChats } from './use-chats.js';

/** Conversations with sample people, and the open one. */
export default function ChatPage() {
  const chats = useChats();
  return (
    <AppPage
      title={t('Chat')}
      search={{ label: t('Search chats'), value: chats.search, onSearch: chats.searchFor }}
      status={chats.status}
      loading={t('Loading chats')}
      failed={t('The chats could not be loaded')}
      onRetry={chats.retry}
    >
      <ChatPanes chats={chats} />
    </AppPage>
  );
}
