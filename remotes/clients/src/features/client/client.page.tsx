import { CLIENT, type Client } from '@atrium/contracts';
import { t, useCompanyPath, useStep } from '@atrium/sdk';
import { OpenedRow, useOpenedRecord, type MenuItem } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MergeDialog } from '../../merge/lazy-merge.dialog.js';
import { clientApi, nameOfClient } from '../../shared/client.api.js';
import { CLIENT_LOOKS } from './components/client-columns.js';
import { openedClient } from './opened-client.js';

/** A client: how things stand, what happened, and everything that belongs to it. */
export default function ClientPage() {
  const place = useOpenedRecord(true);
  const [merged, setMerged] = useState<Client | null>(null);
  const itemsOf = useClientItems(setMerged);
  return (
    <>
      <OpenedRow
        asPage
        record={CLIENT}
        api={clientApi}
        nameOf={nameOfClient}
        looks={CLIENT_LOOKS}
        opened={openedClient()}
        place={place}
        itemsOf={itemsOf}
        rows={undefined}
        onEdit={null}
      />
      {merged && <MergeDialog kind="client" records={[merged]} onClose={() => setMerged(null)} />}
    </>
  );
}

function useClientItems(onMerge: (client: Client) => void) {
  const { take: call } = clientApi.useCalls();
  const { take } = useStep();
  const navigate = useNavigate();
  const path = useCompanyPath();
  return (client: Client): MenuItem[] => {
    const { id, version, name, allowedTransitions } = client;
    const step = (which: 'archive' | 'restore', done: string) => () =>
      void take({ of: id, work: () => call({ id, step: which, version }), done });
    const items: Record<string, MenuItem> = {
      merge: { label: t('Merge with…'), icon: 'users', onSelect: () => onMerge(client) },
      archive: {
        label: t('Archive'),
        icon: 'archive',
        onSelect: step('archive', t('{name} is archived', { name })),
      },
      restore: {
        label: t('Restore'),
        icon: 'arrow-right' as const,
        onSelect: step('restore', t('{name} restored', { name })),
      },
    };
    const logins: MenuItem = {
      label: t('See what they see'),
      icon: 'eye' as const,
      onSelect: () => void navigate(`${path('client/createClient')}?client=${id}`),
    };
    return [
      ...(allowedTransitions.includes('update') ? [logins] : []),
      ...allowedTransitions.flatMap((each) => items[each] ?? []),
    ];
  };
}
