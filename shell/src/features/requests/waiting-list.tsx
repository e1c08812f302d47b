import type { EmployeeRequest, Notice } from '@atrium/contracts';
import { askDecision, t, tellFailure, toast } from '@atrium/sdk';
import { Button, Card } from '@atrium/ui';
import { useState } from 'react';
import { inKindOrder } from './hr-list.rules.js';
import { NoticeRow } from './notice-row.js';
import { isLookedAt, RequestRow } from './request-rows.js';
import { useApproveRequestsMutation } from './requests.api.js';
import type { Decision } from './use-decision.js';

const MOST_AT_ONCE = 50;

interface WaitingListProps {
  requests: readonly EmployeeRequest[];
  notices: readonly Notice[];
  /** Of the people, by account. */
  photos: ReadonlyMap<string, string>;
  onOpen: (id: string) => void;
  /** @param count how many at once; left out: one */
  onDecided: (decision: Decision, count?: number) => void;
}

/** What waits for the person, kind by kind; of the requests that warn of nothing several can be approved together. */
export function WaitingList({ requests, notices, photos, onOpen, onDecided }: WaitingListProps) {
  const { chosen, isChosen, toggle, busy, approve } = useChosen(requests, (count) =>
    onDecided('approve', count),
  );
  return (
    <Card
      fill="rows"
      footer={
        chosen.length > 0 && (
          <Button size="sm" variant="primary" icon="check" busy={busy} onClick={approve}>
            {t('Approve {count}', { count: chosen.length })}
          </Button>
        )
      }
    >
      {inKindOrder(requests, notices).map((item) =>
        item.is === 'notice' ? (
          <NoticeRow key={item.id} notice={item.notice} beside={requests.length > 0} />
        ) : (
          <RequestRow
            key={item.id}
            request={item.request}
            photos={photos}
            choice={{ chosen: isChosen(item.id), onChoose: toggle }}
            onOpen={onOpen}
            onDecided={onDecided}
          />
        ),
      )}
    </Card>
  );
}

function useChosen(requests: readonly EmployeeRequest[], onApproved: (count: number) => void) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [approve, { isLoading }] = useApproveRequestsMutation();
  const chosen = requests.filter((request) => ids.has(request.id) && !isLookedAt(request));
  const approveChosen = async () => {
    if (!(await askDecision('approve'))) return;
    const places = chosen.slice(0, MOST_AT_ONCE).map(({ id, version, step }) => ({ id, version, step }));
    try {
      const { rows } = await approve({ requests: places }).unwrap();
      setIds(new Set());
      const refused = rows.filter(({ refusal }) => refusal !== null);
      if (refused.length < rows.length) onApproved(rows.length - refused.length);
      for (const { name, refusal } of refused) toast.error(name ?? t('Request'), { text: refusal ?? '' });
    } catch (reason) {
      tellFailure(t('The requests could not be approved'), reason);
    }
  };
  return {
    chosen,
    busy: isLoading,
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
    approve: () => void approveChosen(),
  };
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));
