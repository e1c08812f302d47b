import { t, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Page,
  Segmented,
  Toolbar,
  useSearchParams,
} from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { NotificationFeed } from './notification-feed.js';
import { useNotifications } from './use-notifications.js';

const options = () => [
  { value: 'all', label: t('All') },
  { value: 'unread', label: t('Unread') },
];

/** The notification centre with all notifications of the person. */
export default function NotificationsPage() {
  usePageTitle(t('Notifications'));
  const [params, setParams] = useSearchParams();
  const unread = params.get('show') === 'unread';
  const list = useNotifications({ unread, keep: true });
  const toPath = useCompanyPath();
  const anyNew = list.feed.items?.some(({ read }) => !read) ?? false;
  return (
    <Page
      title={t('Notifications')}
      subtitle={t('Updates about your work, newest first.')}
      actions={
        <>
          <ButtonLink size="sm" icon="settings" to={toPath('employee/Profile?tab=notifications')}>
            {t('Settings')}
          </ButtonLink>
          <Button size="sm" icon="check" onClick={list.markAll} disabled={!anyNew}>
            {t('Mark all read')}
          </Button>
        </>
      }
      toolbar={
        <Toolbar>
          <Segmented
            label={t('Show')}
            value={unread ? 'unread' : 'all'}
            options={options()}
            onChange={(show) => setParams(show === 'unread' ? { show } : {}, { replace: true })}
          />
        </Toolbar>
      }
    >
      <Card fill="rows">
        <Rows list={list} unread={unread} />
      </Card>
    </Page>
  );
}

function Rows({ list, unread }: { list: ReturnType<typeof useNotifications>; unread: boolean }) {
  const title = t('Your notifications could not be loaded');
  return (
    <Loaded of={{ ...list, data: list.feed.items }} title={title} skeleton={<PanelSkeleton />}>
      {(items) =>
        items.length === 0 ? <None unread={unread} /> : <NotificationFeed key={String(unread)} list={list} />
      }
    </Loaded>
  );
}

const None = ({ unread }: { unread: boolean }) =>
  unread ? (
    <EmptyState title={t('All read')} text={t('You are all caught up.')} />
  ) : (
    <EmptyState
      title={t('Nothing yet')}
      text={t('Updates about your work appear here and under the bell.')}
    />
  );
