import type { RequestDelegation } from '@atrium/contracts';
import { formatDate, t, tellFailure } from '@atrium/sdk';
import { Button, Card, ListRow } from '@atrium/ui';
import { useState } from 'react';
import { useDeleteDelegationMutation, useListDelegationsQuery } from './requests.api.js';
import { StandInDialog } from './stand-in.dialog.js';

/** Who decides while the person is away. */
export function StandInCard() {
  const { data } = useListDelegationsQuery();
  const [choosing, setChoosing] = useState(false);
  const items = data?.items ?? [];
  return (
    <Card
      title={t('While I am away')}
      fill={items.length > 0 ? 'rows' : 'body'}
      footer={
        <Button size="sm" icon="users" onClick={() => setChoosing(true)}>
          {t('Choose a stand-in')}
        </Button>
      }
    >
      {items.length === 0 && (
        <span className="at-muted at-13">
          {t(
            'No one stands in for you. A stand-in decides the requests that wait for you, and both names are shown.',
          )}
        </span>
      )}
      {items.map((item) => (
        <StandInRow key={item.id} item={item} />
      ))}
      {choosing && <StandInDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function StandInRow({ item: { id, delegate, from, to } }: { item: RequestDelegation }) {
  const [remove, { isLoading }] = useDeleteDelegationMutation();
  const end = () =>
    remove(id)
      .unwrap()
      .catch((reason: unknown) => tellFailure(t('The stand-in could not be removed'), reason));
  return (
    <ListRow
      wrap
      title={delegate}
      text={t('{from} to {to}', { from: formatDate(from), to: formatDate(to) })}
      end={
        <Button
          size="sm"
          busy={isLoading}
          onClick={() => void end()}
          aria-label={`${t('Remove')}: ${delegate}`}
        >
          {t('Remove')}
        </Button>
      }
    />
  );
}
