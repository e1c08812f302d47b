import {
  EVALUATION_FORM,
  EVALUATION_FORM_STATE_LABELS,
  EVALUATION_STAGE_LABELS,
  type EvaluationForm,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks, type RowStep } from '@atrium/ui';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { cycleChoice, formApi } from './evaluation.api.js';
import { FORM_TONES } from './evaluation.format.js';
import { useEvaluationTabs } from './use-evaluation-tabs.js';

const SendBackDialog = lazyDialog(() => import('./components/send-back.dialog.js'));
const ExtendDialog = lazyDialog(() => import('./components/extend.dialog.js'));
const ReassignDialog = lazyDialog(() => import('./components/reassign.dialog.js'));

const LOOKS: ColumnLooks<typeof EVALUATION_FORM.list, EvaluationForm> = {
  subject: { weight: 'name', card: 'name', cell: ({ subject }) => <bdi>{subject.name}</bdi> },
  reviewer: { card: 'text', cell: ({ reviewer }) => <bdi>{reviewer.name}</bdi> },
  kind: { card: 'note', cell: ({ kind }) => translate(EVALUATION_STAGE_LABELS[kind]) },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={FORM_TONES[state]}>{translate(EVALUATION_FORM_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  dueOn: { cell: ({ dueOn }) => dueOn && formatDate(dueOn) },
  cycle: { wide: true, cell: ({ cycle }) => <bdi>{cycle.name}</bdi> },
};

const person = (label: () => string) =>
  refFilter({ label, useOffers: useEmployeeOffers, useRef: useEmployeeRef });
const EXTRAS = {
  subject: person(() => t('About')),
  reviewer: person(() => t('Written by')),
  cycle: refFilter({ label: () => t('Cycle'), ...cycleChoice }),
};

/** Who is asked about whom, and how far they are; nobody reads answers here. */
export default function EvaluationFormsPage() {
  return (
    <RecordPage
      record={EVALUATION_FORM}
      api={formApi}
      looks={LOOKS}
      nameOf={({ subject, reviewer }) =>
        t('{reviewer} about {subject}', { reviewer: reviewer.name, subject: subject.name })
      }
      placeholder={t('Name')}
      empty={{
        title: t('No forms yet'),
        text: t('Launching a cycle makes the forms of everyone who takes part.'),
      }}
      opened={{ note: ({ cycle }) => cycle.name }}
      steps={STEPS}
      bulkSteps={[]}
      extras={EXTRAS}
      exported={false}
      tabs={useEvaluationTabs()}
    />
  );
}

const STEPS: Record<string, RowStep<EvaluationForm>> = {
  sendBack: { label: () => t('Send back'), icon: 'history', Dialog: SendBackDialog },
  extend: { label: () => t('Give more time'), icon: 'clock', Dialog: ExtendDialog },
  reassign: {
    label: () => t('Give to another'),
    icon: 'user',
    Dialog: ReassignDialog,
    offered: ({ kind, allowedTransitions }) => kind !== 'self' && allowedTransitions.includes('reassign'),
  },
};
