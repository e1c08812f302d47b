import type { EmployeeRequest, RequestBox } from '@atrium/contracts';
import { t, usePhotos } from '@atrium/sdk';
import { Button, Card, EmptyState, Loaded, Note, ShowMore, SkeletonCards, withoutNext } from '@atrium/ui';
import { useListNoticesQuery } from './notices.api.js';
import { RequestRow } from './request-rows.js';
import { useListRequestsInfiniteQuery } from './requests.api.js';
import type { Decision } from './use-decision.js';
import { WaitingList } from './waiting-list.js';

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
  photos: ReadonlyMap<string, string>;
}

const Rows = ({ requests, own, photos, onOpen }: RowsProps) => (
  <Card fill="rows">
    {requests.map((request) => (
      <RequestRow key={request.id} request={request} own={own} photos={photos} onOpen={onOpen} />
    ))}
  </Card>
);

/** One box of requests; what waits has also what the person should know. */
export function RequestBoxCard({ box, onOpen, onDecided }: BoxProps) {
  const query = withoutNext(useListRequestsInfiniteQuery(box));
  const known = useNotices(box);
  const skeleton = <SkeletonCards cards={1} rows={5} />;
  if (query.data && known.loading) return skeleton;
  return (
    <Loaded of={query} title={t('The requests could not be loaded')} skeleton={skeleton}>
      {({ pages }) => (
        <div>
          {known.failed && <MissingNotices onRetry={known.retry} />}
          <Requests
            box={box}
            onOpen={onOpen}
            onDecided={onDecided}
            requests={pages.flatMap(({ items }) => items)}
            notices={known.notices}
          />
          <ShowMore of={[query]} />
        </div>
      )}
    </Loaded>
  );
}

interface RequestsProps extends BoxProps {
  requests: readonly EmployeeRequest[];
  notices: ReturnType<typeof useNotices>['notices'];
}

function Requests({ box, requests, notices, onOpen, onDecided }: RequestsProps) {
  const photos = usePhotos(requests.map(({ userId }) => userId));
  const [title, text] = EMPTY[box]();
  if (requests.length + notices.length === 0) return <EmptyState title={title} text={text} />;
  if (box === 'waiting')
    return (
      <WaitingList
        requests={requests}
        notices={notices}
        photos={photos}
        onOpen={onOpen}
        onDecided={onDecided}
      />
    );
  return <Rows requests={requests} own={box === 'mine'} photos={photos} onOpen={onOpen} />;
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
