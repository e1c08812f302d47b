import { REQUEST_BOXES, type RequestBox } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Page, useSearchParams } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { useListNoticesQuery } from './notices.api.js';
import { RequestBoxCard } from './request-box.js';
import { RequestDialog } from './request.dialog.js';
import ResultDialog from './result.dialog.js';
import { useListRequestsInfiniteQuery } from './requests.api.js';
import { StandInCard } from './stand-in-card.js';
import type { Outcome } from './use-decision.js';

const TITLES: Record<RequestBox, () => string> = {
  waiting: () => t('Waiting for me'),
  mine: () => t('Mine'),
  decided: () => t('Decided'),
};
const ORDER = ['waiting', 'mine', 'decided'] as const satisfies RequestBox[];

/** What waits for the person to decide or to know, their own requests, what they decided; who decides while they are away. */
export default function RequestsPage() {
  usePageTitle(t('Requests'));
  const [params, setParams] = useSearchParams();
  const asked = params.get('box');
  const box = REQUEST_BOXES.find((each) => each === asked) ?? 'waiting';
  const isListed = useIsListed(box);
  // The search opens records with `open`.
  const opened = params.get('request') ?? params.get('open');
  const [result, setResult] = useState<Outcome | null>(null);
  const open = (id: string | null) => setParams({ box, ...(id && { request: id }) }, { replace: true });
  return (
    <Page title={t('Requests')} tabs={useTabs(box)}>
      <div className="at-requests">
        <RequestBoxCard
          key={box}
          box={box}
          onOpen={open}
          onDecided={(decision, count = 1) => setResult({ decision, count })}
        />
        {isListed && <StandInCard />}
      </div>
      {opened && (
        <RequestDialog
          key={opened}
          id={opened}
          onClose={() => open(null)}
          onDecided={(decision) => {
            open(null);
            setResult({ decision, count: 1 });
          }}
        />
      )}
      {result && <ResultDialog {...result} onClose={() => setResult(null)} />}
    </Page>
  );
}

/** Whether the list stands: before, what is below it on a phone would be pushed down. */
function useIsListed(box: RequestBox): boolean {
  const requests = useListRequestsInfiniteQuery(box);
  const notices = useListNoticesQuery();
  return !requests.isLoading && !notices.isLoading;
}

function useTabs(box: RequestBox) {
  const to = useCompanyPath()('requests');
  const { data } = useListRequestsInfiniteQuery('waiting');
  const { data: known } = useListNoticesQuery();
  const count = (data?.pages[0]?.total ?? 0) + (known?.items.length ?? 0);
  return ORDER.map((each) => ({
    label: TITLES[each](),
    to: `${to}?box=${each}`,
    current: each === box,
    ...(each === 'waiting' && count > 0 && { count }),
  }));
}
