import { CHANGE_TOPIC_LABELS, type ChangeTopic, type DetailChange } from '@atrium/contracts';
import { lazyDialog, t, translate, useStep } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, type DataColumn } from '@atrium/ui';
import { useListDetailChangesQuery, useWithdrawDetailChangeMutation } from '../detail-change.api.js';
import { changeColumns } from './change-columns.js';

const AskChangeDialog = lazyDialog(() => import('./ask-change.dialog.js'));

interface ChangesCardProps {
  /** What is kept now, numbers masked. Undefined until it is known. */
  now: Record<ChangeTopic, string | null> | undefined;
  mayAsk: boolean;
  /** What is asked for; null: nothing yet. */
  asking: ChangeTopic | null;
  onAsk: (topic: ChangeTopic | null) => void;
}

/** What the reader has asked HR to change, old and new side by side. */
export function ChangesCard({ now, mayAsk, asking, onAsk }: ChangesCardProps) {
  const { data, error, refetch } = useListDetailChangesQuery();
  return (
    <Card
      fill="rows"
      title={t('Changes you asked for')}
      count={data?.items.length}
      actions={
        mayAsk && (
          <Button size="xs" variant="ghost" disabled={!now} onClick={() => onAsk('phone')}>
            {t('Ask for a change')}
          </Button>
        )
      }
    >
      <DataTable
        inCard
        dense
        expected={3}
        label={t('Changes you asked for')}
        columns={[...changeColumns(), withdrawColumn(mayAsk)]}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={({ topic }) => translate(CHANGE_TOPIC_LABELS[topic])}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={t('No changes yet')}
            text={t('Is something wrong below? Ask HR to change it.')}
          />
        }
      />
      {asking && now && <AskChangeDialog now={now} first={asking} onClose={() => onAsk(null)} />}
    </Card>
  );
}

const withdrawColumn = (mayAsk: boolean): DataColumn<DetailChange> => ({
  id: 'steps',
  header: '',
  align: 'end',
  cell: (row) => mayAsk && <Withdraw change={row} />,
});

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
