import { TASK_TAB_LABELS, TASK_TEMPLATE, type TaskTemplate } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks, type LinkTab } from '@atrium/ui';
import { ReadyButton } from './ready-button.js';
import { templateApi } from './template.api.js';

const TemplateDialog = lazyDialog(() => import('./template.dialog.js'));

const LOOKS: ColumnLooks<typeof TASK_TEMPLATE.list, TaskTemplate> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  tab: { card: 'text', cell: ({ tab }) => (tab ? translate(TASK_TAB_LABELS[tab]) : t('All areas')) },
  count: { card: 'note', cell: ({ count }) => formatNumber(count) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

export interface TemplatePageProps {
  tabs: LinkTab[];
}

/** The templates of the company's tasks. */
export default function TemplatePage({ tabs }: TemplatePageProps) {
  return (
    <RecordPage
      record={TASK_TEMPLATE}
      api={templateApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={TemplateDialog}
      placeholder={translate('Name')}
      empty={{
        title: t('No templates yet'),
        text: t(
          'Add tasks that you make together again and again, or save a task as a template from its menu.',
        ),
      }}
      besides={<ReadyButton />}
      tabs={tabs}
    />
  );
}
