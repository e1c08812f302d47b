import { formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Bar, Card, Icon, iconNamed, ListRow, Loading } from '@atrium/ui';
import { countWords } from '../../chrome/menu-count.js';
import { useGetInboxCountsQuery } from '../../inbox/inbox.api.js';
import { useNavigation } from '../../navigation/use-navigation.js';
import { usePortal } from '../../navigation/use-portal.js';

interface Waiting {
  path: string;
  icon: string;
  title: string;
  count: number;
}

/** What waits for the person, with its number: the counts of the menu and of the top bar, each leading to its page. */
export function WaitingCard() {
  const { known, waiting } = useWaiting();
  const path = useCompanyPath();
  return (
    <Card
      title={t('Waiting for me')}
      count={known && waiting.length > 0 ? waiting.reduce((sum, { count }) => sum + count, 0) : undefined}
      fill={waiting.length > 0 ? 'rows' : 'body'}
    >
      {!known && (
        <Loading label={t('Loading')}>
          <Bar part={40} />
        </Loading>
      )}
      {known && waiting.length === 0 && (
        <span className="at-muted at-13">{t('Nothing is waiting for you.')}</span>
      )}
      {waiting.map(({ path: place, icon, title, count }) => (
        <ListRow
          key={place}
          compact
          to={path(place)}
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
      ))}
    </Card>
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
