import type { EvaluationCycle, PlannedEvaluation } from '@atrium/contracts';
import { formatList, lazyDialog, t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, DataTable, EmptyState, IconButton, Loaded, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { useReadEvaluationPlanQuery } from '../evaluation.api.js';
import { sayPeople } from '../evaluation.format.js';
import type { PeersProps } from '../evaluation.types.js';

const PeersDialog = lazyDialog<PeersProps>(() => import('./peers.dialog.js'));

const columnsOf = (cycle: EvaluationCycle): DataColumn<PlannedEvaluation>[] => {
  const { self, lead, hr, peer } = cycle.deadlines;
  return [
    {
      id: 'subject',
      header: t('Employee'),
      weight: 'name',
      card: 'name',
      cell: ({ subject }) => <bdi>{subject.name}</bdi>,
    },
    ...(self === null
      ? []
      : [
          {
            id: 'self',
            header: t('Own form'),
            cell: (row: PlannedEvaluation) => (row.self ? t('Yes') : t('No account')),
          },
        ]),
    ...(lead === null
      ? []
      : [
          {
            id: 'lead',
            header: t('Lead'),
            card: 'text' as const,
            cell: (row: PlannedEvaluation) => <bdi>{row.lead?.name ?? '–'}</bdi>,
          },
        ]),
    ...(hr === null
      ? []
      : [{ id: 'hr', header: t('HR'), cell: (row: PlannedEvaluation) => <bdi>{row.hr?.name ?? '–'}</bdi> }]),
    ...(peer === null
      ? []
      : [
          {
            id: 'peers',
            header: t('Colleagues'),
            card: 'note' as const,
            cell: (row: PlannedEvaluation) =>
              row.peers.length === 0 ? '–' : <bdi>{formatList(row.peers.map(({ name }) => name))}</bdi>,
          },
        ]),
  ];
};

/** Who takes part in a cycle that is not launched, and who writes about them; afterwards, the way to where they stand. */
export default function CyclePlan({ row: cycle }: { row: EvaluationCycle }) {
  const path = useCompanyPath();
  if (cycle.state !== 'draft')
    return cycle.state === 'cancelled' ? null : (
      <div>
        <ButtonLink to={`${path('evaluation/table')}?cycle=${cycle.id}`}>{t('Open the results')}</ButtonLink>
      </div>
    );
  return <Plan cycle={cycle} />;
}

function Plan({ cycle }: { cycle: EvaluationCycle }) {
  const query = useReadEvaluationPlanQuery(cycle.id);
  const [chosen, setChosen] = useState<PlannedEvaluation | null>(null);
  const hasPeers = cycle.deadlines.peer !== null;
  return (
    <Loaded of={query} current title={t('Who takes part could not be loaded')}>
      {({ items }) => (
        <Card title={t('Who takes part')} note={sayPeople(items.length)} fill="rows">
          <DataTable
            inCard
            dense
            label={t('Who takes part')}
            columns={columnsOf(cycle)}
            rows={items}
            keyOf={({ subject }) => subject.id}
            nameOf={({ subject }) => subject.name}
            {...(hasPeers && {
              rowActions: (row: PlannedEvaluation) => (
                <IconButton
                  icon="users"
                  label={t('Choose colleagues of {name}', { name: row.subject.name })}
                  onClick={() => setChosen(row)}
                />
              ),
            })}
            empty={
              <EmptyState
                title={t('No one takes part')}
                text={t('Everyone takes part who works here and joined before the day in the plan.')}
              />
            }
          />
          {chosen && <PeersDialog cycle={cycle} planned={chosen} onClose={() => setChosen(null)} />}
        </Card>
      )}
    </Loaded>
  );
}
