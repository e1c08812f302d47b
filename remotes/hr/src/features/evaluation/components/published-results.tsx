import { EVALUATION_RESULT, EVALUATION_RESULT_STATE_LABELS, type EvaluationResult } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Badge, RecordPage, type ColumnLooks } from '@atrium/ui';
import { resultApi } from '../evaluation.api.js';
import { sayScore } from '../evaluation.format.js';
import { useEvaluationTabs } from '../use-evaluation-tabs.js';

const LOOKS: ColumnLooks<typeof EVALUATION_RESULT.list, EvaluationResult> = {
  subject: { weight: 'name', card: 'name', cell: ({ subject }) => <bdi>{subject.name}</bdi> },
  cycle: { card: 'text', cell: ({ cycle }) => <bdi>{cycle.name}</bdi> },
  score: { align: 'end', weight: 'figure', card: 'state', cell: ({ score }) => sayScore(score) },
  label: { card: 'note', cell: ({ label }) => label && <Badge tone="info">{label}</Badge> },
  state: { cell: ({ state }) => translate(EVALUATION_RESULT_STATE_LABELS[state]) },
};

/** The published results of those whom one leads. */
export default function PublishedResults() {
  const path = useCompanyPath()('evaluation/table');
  return (
    <RecordPage
      record={EVALUATION_RESULT}
      api={resultApi}
      looks={LOOKS}
      nameOf={({ subject }) => subject.name}
      placeholder={t('Name')}
      empty={{
        title: t('No published results'),
        text: t('Once HR has published results, those of your people are listed here.'),
      }}
      pageOf={({ id }) => `${path}?id=${id}`}
      bulkSteps={[]}
      exported={false}
      tabs={useEvaluationTabs()}
    />
  );
}
