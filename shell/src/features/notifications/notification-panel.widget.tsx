import { useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, ErrorState } from '@atrium/ui';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { NotificationRow } from './notification-row.js';
import { useNotifications } from './use-notifications.js';

const SHOWN = 20;

/** The newest notifications, below the bell. */
export default function NotificationPanel({ close }: { close: () => void }) {
  const toPath = useCompanyPath();
  const { feed, error, refetch, isFetching, mark, markAll } = useNotifications({ limit: SHOWN });
  const { items } = feed;
  const anyNew = items?.some(({ read }) => !read) ?? false;
  return (
    <>
      <div className="at-panel-h">
        <h2>Notifications</h2>
        {anyNew && (
          <Button size="sm" variant="ghost" onClick={markAll}>
            Mark all read
          </Button>
        )}
      </div>
      <div className="at-panel-b" tabIndex={-1}>
        {!items && error !== undefined && (
          <ErrorState
            title="Your notifications could not be loaded"
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {!items && !error && <PanelSkeleton />}
        {items?.length === 0 && <p className="at-panel-none">Nothing yet. What concerns you shows here.</p>}
        {items && items.length > 0 && (
          <ul className="at-feed">
            {items.slice(0, SHOWN).map((item) => (
              <NotificationRow key={item.id} item={item} onMark={mark} onFollow={close} />
            ))}
          </ul>
        )}
      </div>
      <div className="at-panel-f">
        <ButtonLink size="sm" to={toPath('notifications')} onClick={close}>
          Check All
        </ButtonLink>
      </div>
    </>
  );
}
