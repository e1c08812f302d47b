import { lazyPage, t } from '@atrium/sdk';
import { Pip } from '@atrium/ui';
import { styled } from '../app/styled.js';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';
import { TopPanel } from './top-panel.js';

const NotificationPanel = lazyPage(
  styled(
    () =>
      import(
        /* webpackChunkName: 'panel-notifications' */ '../features/notifications/notification-panel.widget.js'
      ),
  ),
);

const MessagePanel = lazyPage(
  styled(
    () => import(/* webpackChunkName: 'panel-messages' */ '../features/messages/message-panel.widget.js'),
  ),
);

const NOTHING = {};

function nameOf(label: string, count: number): string {
  if (count === 0) return label;
  if (count > 99) return t('{label}, more than 99 unread', { label });
  return t('{label}, {count, plural, one {# unread} other {# unread}}', { label, count });
}

/** Buttons for notifications and messages with their unread counts. */
export function InboxButtons() {
  const { data: { messages, notifications } = { messages: 0, notifications: 0 } } = useGetInboxCountsQuery();
  return (
    <>
      <TopPanel
        label={nameOf(t('Messages'), messages)}
        icon="message"
        pip={<Pip count={messages} />}
        content={MessagePanel}
        given={NOTHING}
      />
      <TopPanel
        label={nameOf(t('Notifications'), notifications)}
        icon="bell"
        pip={<Pip count={notifications} />}
        content={NotificationPanel}
        given={NOTHING}
      />
    </>
  );
}
