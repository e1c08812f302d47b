import { LABEL, TASK_TAB_LABELS, type Label } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks, type LinkTab } from '@atrium/ui';
import { LabelChip } from './label-chips.js';
import { labelApi } from './label.api.js';

const LabelDialog = lazyDialog(() => import('./label.dialog.js'));

const LOOKS: ColumnLooks<typeof LABEL.list, Label> = {
  name: { card: 'name', cell: ({ name, colour }) => <LabelChip name={name} colour={colour} /> },
  tab: { card: 'text', cell: ({ tab }) => (tab ? translate(TASK_TAB_LABELS[tab]) : t('All areas')) },
  tasks: { card: 'note', cell: ({ tasks }) => formatNumber(tasks) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

export interface LabelPageProps {
  tabs: LinkTab[];
}

/** The labels of the company: renamed, recoloured, archived. */
export default function LabelPage({ tabs }: LabelPageProps) {
  return (
    <RecordPage
      record={LABEL}
      api={labelApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={LabelDialog}
      placeholder={translate('Name')}
      empty={{
        title: t('No labels yet'),
        text: t('Add one here, or write a new one on a task. A label groups tasks of all areas.'),
      }}
      tabs={tabs}
    />
  );
}
