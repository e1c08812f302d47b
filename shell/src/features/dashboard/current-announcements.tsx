import { t, useCompanyPath } from '@atrium/sdk';
import { Card, ListRow, RelativeTime } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useAnnouncementPath } from '../../inbox/announcement-card.js';
import { useListPinnedQuery } from '../../inbox/announcements.api.js';

const MOST = 4;

/** Announcements that are still pinned and that the person has read; unread ones stand at the top of the page. */
export function CurrentAnnouncements() {
  const { data } = useListPinnedQuery();
  const to = useCompanyPath()('announcements');
  const pathOf = useAnnouncementPath();
  const current = data?.items.filter(({ read }) => read).slice(0, MOST) ?? [];
  return (
    <Card
      title={t('Announcements')}
      fill={current.length > 0 ? 'rows' : 'body'}
      footer={<Link to={to}>{t('All announcements')}</Link>}
    >
      {current.length === 0 && (
        <span className="at-muted at-13">{t('Current announcements that you have read appear here.')}</span>
      )}
      {current.map(({ id, title, author, createdAt }) => (
        <ListRow
          key={id}
          to={pathOf(id)}
          title={title}
          text={
            <>
              <bdi>{author}</bdi> · <RelativeTime at={createdAt} />
            </>
          }
        />
      ))}
    </Card>
  );
}
