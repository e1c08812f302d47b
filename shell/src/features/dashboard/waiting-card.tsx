import { formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, iconNamed, ListRow, SkeletonRows } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { countWords } from '../../chrome/menu-count.js';
import { useGetInboxCountsQuery } from '../../inbox/inbox.api.js';
import { useNavigation } from '../../navigation/use-navigation.js';
import { usePortal } from '../../navigation/use-portal.js';
import { FirstRequests } from '../requests/first-requests.js';

interface Waiting {
  path: string;
  icon: string;
  title: string;
  count: number;
}

/** Its requests are listed instead of counted. */
const REQUESTS = 'requests';

/** What waits for the person: the first requests, and the counts of the menu and of the top bar. Each leads to its page. */
export function WaitingCard() {
  const { known, waiting } = useWaiting();
  const path = useCompanyPath();
  const requests = waiting.find((each) => each.path === REQUESTS);
  const counted = waiting.filter((each) => each.path !== REQUESTS);
  return (
    <Card
      title={t('Waiting for me')}
      count={known && waiting.length > 0 ? waiting.reduce((sum, { count }) => sum + count, 0) : undefined}
      fill={known && waiting.length === 0 ? 'body' : 'rows'}
      footer={requests && <Link to={path(REQUESTS)}>{t('All requests')}</Link>}
    >
      {!known && <SkeletonRows rows={4} label={t('Loading')} />}
      {known && waiting.length === 0 && (
        <span className="at-muted at-13">{t('Nothing is waiting for you.')}</span>
      )}
      {requests && <FirstRequests count={requests.count} />}
      {counted.map((each) => (
        <CountRow key={each.path} {...each} />
      ))}
    </Card>
  );
}

function CountRow({ path, icon, title, count }: Waiting) {
  return (
    <ListRow
      compact
      to={useCompanyPath()(path)}
      lead={<Icon name={iconNamed(icon)} className="at-faint" />}
      title={title}
      end={
        <>
          <span className="at-num" aria-hidden="true">
            {formatNumber(count)}
          </span>
          <span className="visually-hidden">{countWords(count)}</span>
        </>
      }
    />
  );
}

function useWaiting(): { known: boolean; waiting: Waiting[] } {
  const { data, isError } = useGetInboxCountsQuery();
  const groups = useNavigation(usePortal().portal);
  const badges = groups
    .flatMap(({ items }) => items)
    .flatMap(({ badge, path, title, icon }) =>
      badge ? [{ path, title, icon, count: data?.badges[badge] ?? 0 }] : [],
    );
  const all: Waiting[] = [
    { path: 'messages', icon: 'message', title: t('Messages'), count: data?.messages ?? 0 },
    { path: 'notifications', icon: 'bell', title: t('Notifications'), count: data?.notifications ?? 0 },
    ...badges,
  ];
  return { known: data !== undefined || isError, waiting: all.filter(({ count }) => count > 0) };
}
