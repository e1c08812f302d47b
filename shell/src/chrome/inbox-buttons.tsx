import { lazyPage, t } from '@atrium/sdk';
import { Icon, Panel, Pip, type IconName } from '@atrium/ui';
import { Suspense, type ComponentType } from 'react';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';
import { PanelSkeleton } from '../inbox/panel-skeleton.js';

interface PanelContent {
  close: () => void;
}

const NotificationPanel = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'panel-notifications' */ '../features/notifications/notification-panel.widget.js'
    ),
);

const MessagePanel = lazyPage(
  () => import(/* webpackChunkName: 'panel-messages' */ '../features/messages/message-panel.widget.js'),
);

/** What is new for the person, and the way to it. */
export function InboxButtons() {
  const { data } = useGetInboxCountsQuery();
  return (
    <>
      <InboxButton label={t('Messages')} icon="message" count={data?.messages ?? 0} content={MessagePanel} />
      <InboxButton
        label={t('Notifications')}
        icon="bell"
        count={data?.notifications ?? 0}
        content={NotificationPanel}
      />
    </>
  );
}

const sayUnread = (label: string, count: number) =>
  count > 99
    ? t('{label}, more than 99 unread', { label })
    : t('{label}, {count, plural, one {# unread} other {# unread}}', { label, count });

interface InboxButtonProps {
  label: string;
  icon: IconName;
  count: number;
  content: ComponentType<PanelContent> & { preload: () => Promise<void> };
}

function InboxButton({ label, icon, count, content: Content }: InboxButtonProps) {
  const name = count > 0 ? sayUnread(label, count) : label;
  return (
    <Panel
      label={name}
      className="at-tbtn"
      button={
        <>
          <Icon name={icon} size={18} />
          <Pip count={count} />
        </>
      }
      onNear={() => void Content.preload().catch(() => undefined)}
    >
      {(close) => (
        <Suspense fallback={<PanelSkeleton />}>
          <Content close={close} />
        </Suspense>
      )}
    </Panel>
  );
}
