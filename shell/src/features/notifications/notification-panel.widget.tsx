import { t, usePhotos } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { PanelFrame } from '../../inbox/panel-frame.js';
import { NotificationRow } from './notification-row.js';
import { useNotifications } from './use-notifications.js';

const SHOWN = 20;

/** The newest notifications, below the bell. */
export default function NotificationPanel({ close }: { close: () => void }) {
  const list = useNotifications({ limit: SHOWN });
  const { items } = list.feed;
  const photos = usePhotos(items?.map(({ actor }) => actor?.id) ?? []);
  const markAll = items?.some(({ read }) => !read) && (
    <Button size="sm" variant="ghost" onClick={list.markAll}>
      {t('Mark all read')}
    </Button>
  );
  return (
    <PanelFrame title={t('Notifications')} action={markAll} path="notifications" close={close} query={list}>
      {items &&
        (items.length === 0 ? (
          <p className="at-panel-none">{t('No notifications yet. Updates about your work appear here.')}</p>
        ) : (
          <ul className="at-feed">
            {items.slice(0, SHOWN).map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                photo={item.actor ? photos.get(item.actor.id) : undefined}
                onMark={list.mark}
                onFollow={close}
              />
            ))}
          </ul>
        ))}
    </PanelFrame>
  );
}
