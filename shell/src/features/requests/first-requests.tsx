import type { EmployeeRequest } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, usePhotos } from '@atrium/sdk';
import { Card, ListRow, Loaded, RelativeTime, SkeletonRows } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListNoticesQuery } from './notices.api.js';
import { ApproveButton, isLookedAt, RequestFace, RequestFacts } from './request-rows.js';
import { useListFirstWaitingQuery } from './requests.api.js';
import type { Decision } from './use-decision.js';

const ResultDialog = lazyDialog(() => import('./result.dialog.js'));

const SHOWN = 4;

/** The first requests that wait for the person's decision, as a card; what is only to be known stands below them. */
export function FirstRequests({ path }: { path: string }) {
  const query = useListFirstWaitingQuery(SHOWN);
  const { data } = query;
  const notices = useListNoticesQuery();
  const [result, setResult] = useState<Decision | null>(null);
  const photos = usePhotos(data?.items.map(({ userId }) => userId) ?? []);
  const known = notices.data?.items.length ?? 0;
  return (
    <Card
      title={t('Waiting for me')}
      count={data && data.total > 0 ? data.total : undefined}
      fill="rows"
      footer={<Link to={path}>{t('All requests')}</Link>}
    >
      <Loaded
        of={query}
        title={t('The requests could not be loaded')}
        skeleton={<SkeletonRows rows={SHOWN} label={t('Loading requests')} />}
      >
        {({ items, total }) => (
          <>
            {total === 0 && <ListRow title={t('Nothing to decide')} />}
            {items.map((request) => (
              <FirstRow
                key={request.id}
                request={request}
                photos={photos}
                path={path}
                onDecided={setResult}
              />
            ))}
          </>
        )}
      </Loaded>
      {known > 0 && (
        <ListRow
          compact
          to={path}
          title={<span className="at-muted">{t('For your information')}</span>}
          end={<span className="at-num at-muted">{formatNumber(known)}</span>}
        />
      )}
      {result && <ResultDialog decision={result} onClose={() => setResult(null)} />}
    </Card>
  );
}

interface FirstRowProps {
  request: EmployeeRequest;
  photos: ReadonlyMap<string, string>;
  path: string;
  onDecided: (decision: Decision) => void;
}

function FirstRow({ request, photos, path, onDecided }: FirstRowProps) {
  return (
    <ListRow
      wrap
      lead={<RequestFace request={request} photos={photos} />}
      title={<Link to={`${path}?request=${request.id}`}>{request.title}</Link>}
      text={
        <>
          <bdi>{request.person}</bdi>: {request.summary}
          <RequestFacts request={request} />
        </>
      }
      end={
        <>
          {request.mayDecide && !isLookedAt(request) && (
            <ApproveButton request={request} onDecided={onDecided} />
          )}
          <span className="at-12 at-muted">
            <RelativeTime at={request.createdAt} />
          </span>
        </>
      }
    />
  );
}
