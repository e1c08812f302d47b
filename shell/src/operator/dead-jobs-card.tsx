import type { DeadJob } from '@atrium/contracts';
import { formatNumber, t, useStep } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, RelativeTime, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { listDeadJobs, retryDeadJobs } from './operator.api.js';
import { usePages } from './use-pages.js';

async function fetchDead() {
  const { items } = await listDeadJobs();
  return { items, next: null };
}

const columns = (retry: (job: DeadJob) => Promise<void>): DataColumn<DeadJob>[] => [
  { id: 'kind', header: t('What'), weight: 'name', card: 'name', cell: ({ kind }) => <code>{kind}</code> },
  {
    id: 'company',
    header: t('Company'),
    card: 'text',
    cell: ({ company }) => company?.name ?? t('The installation'),
  },
  {
    id: 'error',
    header: t('What went wrong'),
    weight: 'name',
    card: 'note',
    cell: ({ error }) => <span dir="ltr">{error ?? t('The worker stopped unexpectedly')}</span>,
  },
  {
    id: 'attempts',
    header: t('Attempts'),
    align: 'end',
    wide: true,
    cell: ({ attempts }) => formatNumber(attempts),
  },
  { id: 'since', header: t('Since'), wide: true, cell: ({ since }) => <RelativeTime at={since} /> },
  {
    id: 'retry',
    header: t('Retry'),
    align: 'end',
    card: 'state',
    cell: (job) => <RetryButton onRetry={() => retry(job)} label={t('Retry')} />,
  },
];

/** Jobs that have used all their attempts; only the operator can retry them. */
export function DeadJobsCard({ onRetried }: { onRetried: () => void }) {
  const { items, error, load } = usePages(fetchDead);
  const retry = useRetry(onRetried, load);
  return (
    <Card
      title={t('Failed background jobs')}
      fill="rows"
      actions={
        items && items.length > 1 && <RetryButton onRetry={() => retry(null)} label={t('Retry all')} />
      }
    >
      <DataTable
        inCard
        label={t('Failed background jobs')}
        columns={columns(({ id }) => retry(id))}
        rows={items}
        keyOf={({ id }) => id}
        nameOf={({ kind }) => kind}
        error={error}
        onRetry={() => void load()}
        expected={1}
        empty={
          <EmptyState
            title={t('No failed jobs')}
            text={t('Emails, imports and other jobs that keep failing are listed here.')}
          />
        }
      />
    </Card>
  );
}

function useRetry(onRetried: () => void, load: () => Promise<void>) {
  const { take } = useStep();
  return async (id: string | null) => {
    const done = await take({
      of: id ?? '',
      work: () => retryDeadJobs(id),
      done: ({ retried }) => t('Jobs retried: {count}', { count: formatNumber(retried) }),
      failed: t('The job was not retried'),
    });
    if (done) onRetried();
    await load();
  };
}

function RetryButton({ label, onRetry }: { label: string; onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <Button size="xs" busy={busy} onClick={press}>
      {label}
    </Button>
  );
}
