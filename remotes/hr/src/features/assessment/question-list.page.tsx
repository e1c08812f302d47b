import { ASSESSMENT_QUESTION, QUESTION_KIND_LABELS, type AssessmentQuestion } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, translate, useMayOpen, useStep } from '@atrium/sdk';
import { Button, Menu, RecordPage, type ColumnLooks } from '@atrium/ui';
import { useState } from 'react';
import { questionApi, useListQuestionSourcesQuery } from '../../shared/assessment.api.js';
import { useAddSampleQuestionsMutation } from './question-bank.api.js';
import { useAssessmentTabs } from './use-assessment-tabs.js';

const ImportDialog = lazyDialog(() => import('./components/import-questions.dialog.js'));
const ExportDialog = lazyDialog(() => import('./components/export-questions.dialog.js'));
const QuestionDialog = lazyDialog(() => import('./components/question.dialog.js'));

const LONGEST_NAME = 90;
const shortText = ({ text }: AssessmentQuestion): string =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;

const LOOKS: ColumnLooks<typeof ASSESSMENT_QUESTION.list, AssessmentQuestion> = {
  text: { weight: 'name', card: 'name', cell: (row) => <bdi>{shortText(row)}</bdi> },
  bank: { card: 'note', cell: ({ bank }) => <bdi>{bank}</bdi> },
  kind: { card: 'text', cell: ({ kind }) => translate(QUESTION_KIND_LABELS[kind]) },
  points: { align: 'end', card: 'state', cell: ({ points }) => formatNumber(points) },
  edition: { align: 'end', cell: ({ edition }) => formatNumber(edition) },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
  status: { cell: ({ status }) => (status === 'archived' ? t('Archived') : null) },
};

/** The banks of questions. */
export default function QuestionListPage() {
  const { data } = useListQuestionSourcesQuery();
  const banks = (data?.banks ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <RecordPage
      record={ASSESSMENT_QUESTION}
      api={questionApi}
      looks={LOOKS}
      nameOf={shortText}
      Form={QuestionDialog}
      placeholder={t('Words of the question')}
      empty={{
        title: t('No questions yet'),
        text: t('Write your own, or start with ten samples, one of each kind.'),
        more: <AddSample />,
      }}
      besides={<BankFiles />}
      extras={{ bank: { options: banks } }}
      tabs={useAssessmentTabs()}
    />
  );
}

function AddSample() {
  const [add] = useAddSampleQuestionsMutation();
  const step = useStep();
  const run = () =>
    step.take({
      work: () => add().unwrap(),
      done: ({ added }) =>
        t('{count, plural, one {# question added} other {# questions added}}', { count: added }),
    });
  return (
    <Button busy={step.busy} onClick={() => void run()}>
      {t('Add ten samples')}
    </Button>
  );
}

/** Questions from a file, and a bank as one. */
function BankFiles() {
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const may = useMayOpen();
  const allowed = (action: 'create' | 'export') =>
    may({ session: 'staff', permission: ASSESSMENT_QUESTION.check(action) });
  const items = [
    ...(allowed('create') ? [{ label: t('Import questions'), onSelect: () => setOpen('import') }] : []),
    ...(allowed('export') ? [{ label: t('Export a bank'), onSelect: () => setOpen('export') }] : []),
  ];
  const close = () => setOpen(null);
  if (items.length === 0) return null;
  return (
    <>
      <Menu className="btn btn-secondary" items={items}>
        {t('Files')}
      </Menu>
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'export' && <ExportDialog onClose={close} />}
    </>
  );
}
