import { EVALUATION_TEMPLATE, type EvaluationTemplate } from '@atrium/contracts';
import { lazyDialog, newRequestKey, t, useCan, useStep } from '@atrium/sdk';
import { Button, RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { templateApi } from './evaluation.api.js';
import { standardTemplate } from './template.rules.js';
import { useEvaluationSettingsTabs } from './use-evaluation-tabs.js';

const TemplateDialog = lazyDialog(() => import('./components/template.dialog.js'));

const LOOKS: ColumnLooks<typeof EVALUATION_TEMPLATE.list, EvaluationTemplate> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** What evaluations ask. */
export default function EvaluationTemplatePage() {
  return (
    <RecordPage
      record={EVALUATION_TEMPLATE}
      api={templateApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={TemplateDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No templates yet'),
        text: t(
          'A template has the questions of an evaluation, what each counts, and what scores are called.',
        ),
        more: <StandardButton />,
      }}
      tabs={useEvaluationSettingsTabs()}
    />
  );
}

/** A complete template in one press, to be changed afterwards. */
function StandardButton() {
  const mayCreate = useCan('hrOperations', 'evaluation', 'update');
  const { create } = templateApi.useCalls();
  const { take, busy } = useStep();
  if (!mayCreate) return null;
  const add = () =>
    take({
      work: () => create({ key: newRequestKey(), body: standardTemplate() }),
      done: ({ name }) => t('{name} added', { name }),
    });
  return (
    <Button busy={busy} onClick={() => void add()}>
      {t('Use Standard, 1 to 5')}
    </Button>
  );
}
