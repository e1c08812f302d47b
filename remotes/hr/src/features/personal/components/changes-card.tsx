import {
  CHANGE_TOPIC_LABELS,
  type ChangeState,
  type ChangeTopic,
  type DetailChange,
} from '@atrium/contracts';
import { lazyDialog, msg, t, translate, useStep } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, RelativeTime, StatusText, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { useListDetailChangesQuery, useWithdrawDetailChangeMutation } from '../detail-change.api.js';
import { sayDetail } from '../detail.format.js';

const AskChangeDialog = lazyDialog(() => import('./ask-change.dialog.js'));

const STATES = {
  pending: [msg('Waiting'), 'warning'],
  approved: [msg('Approved'), 'success'],
  declined: [msg('Declined'), 'danger'],
  withdrawn: [msg('Withdrawn'), 'neutral'],
} as const satisfies Record<ChangeState, unknown>;

interface ChangesCardProps {
  /** What is kept now, numbers masked. */
  now: Record<ChangeTopic, string | null>;
  mayAsk: boolean;
}

/** What the reader has asked HR to change, old and new side by side. */
export function ChangesCard({ now, mayAsk }: ChangesCardProps) {
  const { data, error, refetch } = useListDetailChangesQuery();
  const [asking, setAsking] = useState(false);
  return (
    <Card
      fill="rows"
      title={t('Changes you asked for')}
      count={data?.items.length}
      actions={
        mayAsk && (
          <Button size="xs" variant="ghost" onClick={() => setAsking(true)}>
            {t('Ask for a change')}
          </Button>
        )
      }
    >
      <DataTable
        inCard
        dense
        label={t('Changes you asked for')}
        columns={columns(mayAsk)}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={({ topic }) => translate(CHANGE_TOPIC_LABELS[topic])}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={t('No changes yet')}
            text={t('Is something wrong above? Ask HR to change it.')}
          />
        }
      />
      {asking && <AskChangeDialog now={now} onClose={() => setAsking(false)} />}
    </Card>
  );
}

const columns = (mayAsk: boolean): DataColumn<DetailChange>[] => [
  {
    id: 'what',
    header: t('What'),
    weight: 'name',
    card: 'name',
    cell: ({ topic }) => translate(CHANGE_TOPIC_LABELS[topic]),
  },
  {
    id: 'before',
    header: t('Before'),
    wide: true,
    cell: ({ topic, before }) => <bdi>{sayDetail(topic, before) ?? '–'}</bdi>,
  },
  {
    id: 'after',
    header: t('New'),
    card: 'text',
    cell: ({ topic, after }) => <bdi>{sayDetail(topic, after)}</bdi>,
  },
  { id: 'asked', header: t('Sent'), card: 'note', cell: ({ askedAt }) => <RelativeTime at={askedAt} /> },
  {
    id: 'state',
    header: t('Status'),
    card: 'state',
    cell: ({ state }) => <StatusText tone={STATES[state][1]}>{translate(STATES[state][0])}</StatusText>,
  },
  { id: 'steps', header: '', align: 'end', cell: (row) => mayAsk && <Withdraw change={row} /> },
];

function Withdraw({ change: { id, state, request } }: { change: DetailChange }) {
  const [withdraw] = useWithdrawDetailChangeMutation();
  const { take } = useStep();
  if (state !== 'pending' || !request) return null;
  const work = () => withdraw(request).unwrap();
  const ask = { title: t('Withdraw this change?'), confirmText: t('Withdraw') };
  return (
    <Button
      size="xs"
      variant="ghost"
      onClick={() => void take({ of: id, ask, work, done: t('Change withdrawn') })}
    >
      {t('Withdraw')}
    </Button>
  );
}
