import {
  ASSESSMENT_INVITATION,
  ASSESSMENT_RESULT_STATE_LABELS,
  type AssessmentInvitation,
} from '@atrium/contracts';
import { formatDate, formatNumber, t, translate } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { assessmentChoice, resultApi } from '../../shared/assessment.api.js';
import { RESULT_TONES, sayMoment, sayPercent } from '../../shared/assessment.format.js';
import { AttemptList } from './components/attempt-list.js';
import { RESULT_STEPS } from './result-steps.data.js';
import { Passed } from '../../shared/passed.js';
import { useAssessmentTabs } from './use-assessment-tabs.js';
import css from './assessment-list.module.scss';

const stateOf = ({ state }: AssessmentInvitation) => (
  <StatusBadge tone={RESULT_TONES[state]}>{translate(ASSESSMENT_RESULT_STATE_LABELS[state])}</StatusBadge>
);

const LOOKS: ColumnLooks<typeof ASSESSMENT_INVITATION.list, AssessmentInvitation> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  assessment: {
    card: 'text',
    cell: ({ assessment }) => <bdi className={css['title']}>{assessment.name}</bdi>,
  },
  state: { card: 'state', cell: stateOf },
  percent: { align: 'end', card: 'note', cell: ({ percent }) => percent !== null && sayPercent(percent) },
  passed: { cell: ({ passed }) => <Passed passed={passed} /> },
  used: { align: 'end', cell: ({ used }) => formatNumber(used) },
  personalClosesAt: { cell: ({ personalClosesAt }) => personalClosesAt && sayMoment(personalClosesAt) },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
};

const EXTRAS = {
  employee: refFilter({ label: () => t('Employee'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
  assessment: refFilter({ label: () => t('Assessment'), ...assessmentChoice }),
};

/** Who was invited to what, and what came of it. */
export default function ResultListPage() {
  return (
    <RecordPage
      record={ASSESSMENT_INVITATION}
      api={resultApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      placeholder={t('Name of the employee')}
      empty={{ title: t('No results yet'), text: t('People appear here once they are invited.') }}
      steps={RESULT_STEPS}
      bulkSteps={[]}
      extras={EXTRAS}
      tabs={useAssessmentTabs()}
      opened={{ status: stateOf, lead: (row) => <AttemptList result={row} /> }}
    />
  );
}
