import type { HeldMail } from '@atrium/contracts';
import { formatNumber, t, useStep } from '@atrium/sdk';
import { Button, Card, DataTable, EmptyState, RelativeTime, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { listHeldMail, releaseMail } from './operator.api.js';
import { usePages } from './use-pages.js';

async function fetchHeld() {
  const { items } = await listHeldMail();
  return { items, next: null };
}

const columns = (release: (row: HeldMail) => Promise<void>): DataColumn<HeldMail>[] => [
  {
    id: 'company',
    header: t('Company'),
    weight: 'name',
    card: 'name',
    cell: ({ company }) => company.name,
  },
  {
    id: 'subjects',
    header: t('Subjects'),
    weight: 'name',
    card: 'note',
    cell: ({ subjects }) => <span dir="auto">{subjects.join(' · ')}</span>,
  },
  {
    id: 'mails',
    header: t('Emails that wait'),
    align: 'end',
    card: 'text',
    cell: ({ mails }) => formatNumber(mails),
  },
  {
    id: 'people',
    header: t('Addresses'),
    align: 'end',
    wide: true,
    cell: ({ people }) => formatNumber(people),
  },
  { id: 'since', header: t('Since'), wide: true, cell: ({ since }) => <RelativeTime at={since} /> },
  {
    id: 'release',
    header: t('Release'),
    align: 'end',
    card: 'state',
    cell: (row) => <ReleaseButton onRelease={() => release(row)} />,
  },
];

/** In their first week companies send words of their own to people outside only once the operator lets them. */
export function HeldMailCard({ onReleased }: { onReleased: () => void }) {
  const { items, error, load } = usePages(fetchHeld);
  const release = useRelease(onReleased, load);
  return (
    <Card title={t('Emails of new companies')} fill="rows">
      <DataTable
        inCard
        label={t('Emails of new companies')}
        columns={columns(release)}
        rows={items}
        keyOf={({ company }) => company.id}
        nameOf={({ company }) => company.name}
        error={error}
        onRetry={() => void load()}
        expected={1}
        empty={
          <EmptyState
            title={t('No emails wait')}
            text={t('Emails with words of their own that companies send in their first week wait here.')}
          />
        }
      />
    </Card>
  );
}

function useRelease(onReleased: () => void, load: () => Promise<void>) {
  const { take } = useStep();
  return async ({ company }: HeldMail) => {
    const done = await take({
      of: company.id,
      ask: {
        title: t('Let the emails of {name} go?', { name: company.name }),
        text: t('Those that wait are sent now, and all others from now on.'),
        confirmText: t('Release'),
      },
      work: () => releaseMail(company.id),
      done: ({ sent }) => t('Emails sent: {count}', { count: formatNumber(sent) }),
      failed: t('The emails were not sent'),
    });
    if (done) onReleased();
    await load();
  };
}

function ReleaseButton({ onRelease }: { onRelease: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void onRelease().finally(() => setBusy(false));
  };
  return (
    <Button size="xs" busy={busy} onClick={press}>
      {t('Release')}
    </Button>
  );
}
