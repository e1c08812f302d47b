import { CHANGE_TOPIC_LABELS, isSealed, type DetailChange } from '@atrium/contracts';
import { t, tellFailure, translate, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Card, DataTable } from '@atrium/ui';
import { useState } from 'react';
import { useListChangesOfQuery, useShowChangeMutation } from '../detail-change.api.js';
import { changeColumns } from './change-columns.js';

/** What the person asks to be changed, where something waits: to be compared with a paper before it is decided. */
export function WaitingChanges({ employeeId }: { employeeId: string }) {
  const { data } = useListChangesOfQuery(employeeId);
  const toPath = useCompanyPath();
  const [shown, setShown] = useState<DetailChange[]>([]);
  const waiting = (data?.items ?? []).filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return null;
  const rows = waiting.map((change) => shown.find(({ id }) => id === change.id) ?? change);
  const show = (change: DetailChange) => setShown([...shown.filter(({ id }) => id !== change.id), change]);
  return (
    <Card
      fill="rows"
      title={t('Changes that wait')}
      count={waiting.length}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath('requests')}>
          {t('All requests')}
        </ButtonLink>
      }
    >
      <DataTable
        inCard
        dense
        label={t('Changes that wait')}
        columns={[
          ...changeColumns(),
          {
            id: 'show',
            header: '',
            align: 'end',
            cell: (row) => <ShowButton {...{ employeeId, row }} onShown={show} />,
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ topic }) => translate(CHANGE_TOPIC_LABELS[topic])}
        empty={null}
      />
    </Card>
  );
}

interface ShowButtonProps {
  employeeId: string;
  row: DetailChange;
  onShown: (change: DetailChange) => void;
}

/** Numbers in full; asking for them is recorded. */
function ShowButton({ employeeId, row, onShown }: ShowButtonProps) {
  const [ask, { isLoading, data }] = useShowChangeMutation();
  if (!isSealed(row.topic) || data) return null;
  const show = async () => {
    try {
      onShown({ ...row, ...(await ask({ employeeId, changeId: row.id }).unwrap()) });
    } catch (reason) {
      tellFailure(t('The number could not be shown'), reason);
    }
  };
  return (
    <Button size="xs" variant="ghost" icon="eye" busy={isLoading} onClick={() => void show()}>
      {t('Show')}
    </Button>
  );
}
