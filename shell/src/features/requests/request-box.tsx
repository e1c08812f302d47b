import type { EmployeeRequest, RequestBox } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Card, EmptyState, ErrorState, Note, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useListNoticesQuery } from './notices.api.js';
import { RequestRow } from './request-rows.js';
import { useRequestPhotos } from './use-request-photos.js';
import { useListRequestsQuery } from './requests.api.js';
import type { Decision } from './use-decision.js';
import { WaitingList } from './waiting-list.js';

/** So many are asked for at first. */
export const FIRST_REQUESTS = 100;
const MOST = 500;

const EMPTY: Record<RequestBox, () => readonly [title: string, text: string]> = {
  waiting: () => [t('Nothing waits for you'), t('Requests that you decide appear here.')],
  mine: () => [t('No requests yet'), t('What you ask for appears here, with its decisions.')],
  decided: () => [t('No decisions yet'), t('Requests that you approved or declined appear here.')],
};

interface BoxProps {
  box: RequestBox;
  onOpen: (id: string) => void;
  /** @param count how many at once; left out: one */
  onDecided: (decision: Decision, count?: number) => void;
}

interface RowsProps extends Pick<BoxProps, 'onOpen'> {
  requests: readonly EmployeeRequest[];
  own: boolean;
  photos: ReturnType<typeof useRequestPhotos>;
}

const Rows = ({ requests, own, photos, onOpen }: RowsProps) => (
  <Card fill="rows">
    {requests.map((request) => (
      <RequestRow key={request.id} {...{ request, own, photos, onOpen }} />
    ))}
  </Card>
);

/** One box of requests; what waits has also what the person should know. */
export function RequestBoxCard({ box, onOpen, onDecided }: BoxProps) {
  const [limit, setLimit] = useState(FIRST_REQUESTS);
  const { data, error, refetch, isFetching } = useListRequestsQuery({ box, limit });
  const known = useNotices(box);
  const photos = useRequestPhotos(data?.items ?? []);
  if (!data || known.loading) {
    if (!error) return <SkeletonCards cards={1} rows={5} />;
    const title = t('The requests could not be loaded');
    return <ErrorState title={title} error={error} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const [title, text] = EMPTY[box]();
  const isEmpty = data.items.length + known.notices.length === 0;
  return (
    <div>
      {known.failed && <MissingNotices onRetry={known.retry} />}
      {isEmpty && <EmptyState title={title} text={text} />}
      {!isEmpty && box === 'waiting' && (
        <WaitingList
          requests={data.items}
          notices={known.notices}
          photos={photos}
          onOpen={onOpen}
          onDecided={onDecided}
        />
      )}
      {!isEmpty && box !== 'waiting' && (
        <Rows requests={data.items} own={box === 'mine'} {...{ photos, onOpen }} />
      )}
      {data.nextCursor && limit < MOST && (
        <Button busy={isFetching} onClick={() => setLimit(MOST)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}

const MissingNotices = ({ onRetry }: { onRetry: () => void }) => (
  <Note
    tone="warning"
    action={
      <Button size="sm" onClick={onRetry}>
        {t('Retry')}
      </Button>
    }
  >
    {t('Some notifications could not be loaded.')}
  </Note>
);

function useNotices(box: RequestBox) {
  const { data, error, refetch } = useListNoticesQuery(undefined, { skip: box !== 'waiting' });
  return {
    notices: data?.items ?? [],
    loading: box === 'waiting' && !data && !error,
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}
