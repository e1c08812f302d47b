import { t, useCompanyPath } from '@atrium/sdk';
import { Card, Loaded, SkeletonRows } from '@atrium/ui';
import { useGetInboxCountsQuery } from '../../inbox/inbox.api.js';
import { FirstRequests } from '../requests/first-requests.js';

/** What the person decides: the first requests, to approve in place. What is only to be known is not counted. */
export function WaitingCard() {
  const query = useGetInboxCountsQuery();
  const path = useCompanyPath()('requests');
  const asked = query.data?.badges['requests'] ?? 0;
  if (asked > 0) return <FirstRequests path={path} />;
  return (
    <Card title={t('Waiting for me')} fill={query.data ? 'body' : 'rows'}>
      <Loaded
        of={query}
        title={t('The requests could not be loaded')}
        skeleton={<SkeletonRows rows={4} label={t('Loading')} />}
      >
        {() => <span className="at-muted at-13">{t('Nothing is waiting for you.')}</span>}
      </Loaded>
    </Card>
  );
}
