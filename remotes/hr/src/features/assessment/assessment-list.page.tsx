import {
  ASSESSMENT,
  ASSESSMENT_AUDIENCE_LABELS,
  ASSESSMENT_STATE_LABELS,
  type Assessment,
} from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, translate, useCompanyPath } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { assessmentApi } from '../../shared/assessment.api.js';
import { ASSESSMENT_TONES, sayMoment } from '../../shared/assessment.format.js';
import { ASSESSMENT_STEPS } from './assessment-steps.data.js';
import { useAssessmentTabs } from './use-assessment-tabs.js';
import css from './assessment-list.module.scss';

const AssessmentDialog = lazyDialog(() => import('./components/assessment.dialog.js'));

const LOOKS: ColumnLooks<typeof ASSESSMENT.list, Assessment> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi className={css['title']}>{name}</bdi> },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={ASSESSMENT_TONES[state]}>{translate(ASSESSMENT_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  audience: { cell: ({ audience }) => translate(ASSESSMENT_AUDIENCE_LABELS[audience]) },
  questionCount: { align: 'end', cell: ({ questionCount }) => formatNumber(questionCount) },
  invited: { align: 'end', cell: ({ invited }) => formatNumber(invited) },
  finished: {
    align: 'end',
    card: 'text',
    cell: ({ finished, invited }) =>
      t('{done} of {all}', { done: formatNumber(finished), all: formatNumber(invited) }),
  },
  owed: { align: 'end', cell: ({ owed }) => formatNumber(owed) },
  passedCount: { align: 'end', cell: ({ passedCount }) => formatNumber(passedCount) },
  closesAt: { card: 'note', cell: ({ closesAt }) => closesAt && sayMoment(closesAt) },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
};

/** All assessments. */
export default function AssessmentListPage() {
  const path = useCompanyPath()('assessment/table');
  return (
    <RecordPage
      record={ASSESSMENT}
      api={assessmentApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={AssessmentDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No assessments yet'),
        text: t('Put questions together, open the assessment, and invite people to it.'),
      }}
      pageOf={({ id }) => `${path}?id=${id}`}
      steps={ASSESSMENT_STEPS}
      bulkSteps={[]}
      tabs={useAssessmentTabs()}
    />
  );
}
