import type { EmployeeRequest, RequestBox } from '@atrium/contracts';
import { t, tellFailure, toast } from '@atrium/sdk';
import { Button, Card, EmptyState, ErrorState, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { RequestRows } from './request-rows.js';
import { useApproveRequestsMutation, useListRequestsQuery } from './requests.api.js';

const FIRST = 100;
const MOST = 500;
const MOST_AT_ONCE = 50;

const EMPTY: Record<RequestBox, () => readonly [title: string, text: string]> = {
  waiting: () => [t('Nothing waits for you'), t('Requests that you decide appear here.')],
  mine: () => [t('No requests yet'), t('What you ask for appears here, with its decisions.')],
  decided: () => [t('No decisions yet'), t('Requests that you approved or declined appear here.')],
};

/** One box of requests; from those that wait several can be approved together. */
export function RequestBoxCard({ box, onOpen }: { box: RequestBox; onOpen: (id: string) => void }) {
  const [limit, setLimit] = useState(FIRST);
  const { data, error, refetch, isFetching } = useListRequestsQuery({ box, limit });
  if (!data) {
    if (!error) return <SkeletonCards />;
    const title = t('The requests could not be loaded');
    return <ErrorState title={title} error={error} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const [title, text] = EMPTY[box]();
  if (data.items.length === 0) return <EmptyState title={title} text={text} />;
  return (
    <div>
      {box === 'waiting' ? (
        <WaitingRows requests={data.items} onOpen={onOpen} />
      ) : (
        <Card fill="rows">
          <RequestRows requests={data.items} onOpen={onOpen} />
        </Card>
      )}
      {data.nextCursor && limit < MOST && (
        <Button busy={isFetching} onClick={() => setLimit(MOST)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}

function WaitingRows({ requests, onOpen }: { requests: EmployeeRequest[]; onOpen: (id: string) => void }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [approve, { isLoading }] = useApproveRequestsMutation();
  const chosen = requests.filter(({ id, warnings }) => ids.has(id) && warnings.length === 0);
  const toggle = (id: string) => setIds((now) => (now.has(id) ? without(now, id) : new Set([...now, id])));
  const approveChosen = async () => {
    const places = chosen.slice(0, MOST_AT_ONCE).map(({ id, version, step }) => ({ id, version, step }));
    try {
      tellReport((await approve({ requests: places }).unwrap()).rows);
      setIds(new Set());
    } catch (reason) {
      tellFailure(t('The requests could not be approved'), reason);
    }
  };
  return (
    <Card
      fill="rows"
      footer={
        chosen.length > 0 && (
          <Button
            size="sm"
            variant="primary"
            icon="check"
            busy={isLoading}
            onClick={() => void approveChosen()}
          >
            {t('Approve {count}', { count: chosen.length })}
          </Button>
        )
      }
    >
      <RequestRows requests={requests} chosen={ids} onChoose={toggle} onOpen={onOpen} />
    </Card>
  );
}

/** How many were approved, and why each of the others was not. */
function tellReport(rows: { name: string | null; refusal: string | null }[]): void {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  const done = rows.length - refused.length;
  if (done > 0)
    toast.success(t('{count, plural, one {# request} other {# requests}} approved', { count: done }));
  for (const { name, refusal } of refused) toast.error(name ?? t('Request'), { text: refusal ?? '' });
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));
