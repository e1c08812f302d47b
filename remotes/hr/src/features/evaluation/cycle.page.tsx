import { EVALUATION_CYCLE, EVALUATION_CYCLE_STATE_LABELS, type EvaluationCycle } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, lazyPage, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks, type RowStep } from '@atrium/ui';
import { Suspense } from 'react';
import { CycleStages } from './components/cycle-stages.js';
import { cycleApi } from './evaluation.api.js';
import { CYCLE_TONES, sayPeriodOf, sayWeights } from './evaluation.format.js';
import { useEvaluationSettingsTabs } from './use-evaluation-tabs.js';

const CycleDialog = lazyDialog(() => import('./components/cycle.dialog.js'));
const LaunchDialog = lazyDialog(() => import('./components/launch.dialog.js'));
const CyclePlan = lazyPage<{ row: EvaluationCycle }>(() => import('./components/cycle-plan.js'));

const LOOKS: ColumnLooks<typeof EVALUATION_CYCLE.list, EvaluationCycle> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  state: { card: 'state', cell: ({ state }) => <StateBadge state={state} /> },
  periodFrom: { card: 'text', cell: ({ periodFrom }) => formatDate(periodFrom) },
  periodTo: { cell: ({ periodTo }) => formatDate(periodTo) },
  people: { align: 'end', cell: ({ people }) => (people === 0 ? '–' : formatNumber(people)) },
  asked: { align: 'end', cell: ({ asked }) => (asked === 0 ? '–' : formatNumber(asked)) },
  submitted: {
    align: 'end',
    card: 'note',
    cell: ({ submitted }) => (submitted === 0 ? '–' : formatNumber(submitted)),
  },
};

const StateBadge = ({ state }: Pick<EvaluationCycle, 'state'>) => (
  <StatusBadge tone={CYCLE_TONES[state]}>{translate(EVALUATION_CYCLE_STATE_LABELS[state])}</StatusBadge>
);

/** Rounds of evaluations: planned, launched and over. */
export default function EvaluationCyclePage() {
  return (
    <RecordPage
      record={EVALUATION_CYCLE}
      api={cycleApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={CycleDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No evaluation cycles yet'),
        text: t(
          'A cycle asks people, colleagues, leads and HR about a period, and ends with published results.',
        ),
      }}
      opened={{
        page: true,
        status: ({ state }) => <StateBadge state={state} />,
        note: (row) => `${sayPeriodOf(row)} · ${sayWeights(row)}`,
        nextStep: ({ state }) => (state === 'draft' ? 'launch' : undefined),
        lead: (row) => <CycleStages cycle={row} />,
        after: (row) => (
          <Suspense>
            <CyclePlan row={row} />
          </Suspense>
        ),
      }}
      steps={STEPS}
      bulkSteps={[]}
      tabs={useEvaluationSettingsTabs()}
    />
  );
}

const STEPS: Record<string, RowStep<EvaluationCycle>> = {
  launch: { label: () => t('Launch'), icon: 'send', Dialog: LaunchDialog },
  close: {
    label: () => t('Close it'),
    icon: 'archive',
    done: ({ name }) => t('{name} is closed', { name }),
  },
  cancel: {
    label: () => t('Cancel it'),
    icon: 'x',
    danger: true,
    ask: ({ name }) => ({
      title: t('Cancel {name}?', { name }),
      text: t('What was written stays unread, and no one gets a result.'),
      confirmText: t('Cancel the cycle'),
      tone: 'danger',
    }),
    done: ({ name }) => t('{name} is cancelled', { name }),
  },
};
