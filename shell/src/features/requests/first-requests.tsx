import { t, useCompanyPath } from '@atrium/sdk';
import { Button, ListRow, RelativeTime, SkeletonRows } from '@atrium/ui';
import { inKindOrder, type HrListItem } from './hr-list.rules.js';
import { KindIcon } from './kind-icon.js';
import { useListNoticesQuery } from './notices.api.js';
import { useListRequestsQuery } from './requests.api.js';

const SHOWN = 4;

/** The first of the `count` requests that wait for the person, as rows of a card; each opens on the page of requests. */
export function FirstRequests({ count }: { count: number }) {
  const requests = useListRequestsQuery({ box: 'waiting', limit: SHOWN });
  const notices = useListNoticesQuery();
  const known = inKindOrder(requests.data?.items ?? [], notices.data?.items ?? []);
  if (requests.error && !requests.data) return <Failed onRetry={() => void requests.refetch()} />;
  if (requests.isLoading || notices.isLoading)
    return <SkeletonRows rows={Math.min(count, SHOWN)} label={t('Loading requests')} />;
  return known.slice(0, SHOWN).map((item) => <FirstRow key={item.id} item={item} />);
}

function FirstRow({ item }: { item: HrListItem }) {
  const path = useCompanyPath()('requests');
  const shown = item.is === 'request' ? item.request : item.notice;
  return (
    <ListRow
      to={item.is === 'request' ? `${path}?request=${item.id}` : path}
      lead={<KindIcon name={shown.icon} />}
      title={shown.title}
      text={
        item.is === 'request' ? (
          <>
            <bdi>{item.request.person}</bdi>: {item.request.summary}
          </>
        ) : (
          item.notice.text
        )
      }
      end={
        <span className="at-12 at-muted">
          <RelativeTime at={item.createdAt} />
        </span>
      }
    />
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ListRow
    title={t('The requests could not be loaded')}
    end={
      <Button size="sm" onClick={onRetry}>
        {t('Retry')}
      </Button>
    }
  />
);
