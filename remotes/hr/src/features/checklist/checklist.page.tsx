import {
  CHECKLIST_ITEM,
  CHECKLIST_LABELS,
  CHECKLIST_OWNER_LABELS,
  type ChecklistItem,
} from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate, useCan, useStep } from '@atrium/sdk';
import { Button, RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';
import { checklistItemApi, useAddUsualItemsMutation } from './checklist.api.js';

const ItemDialog = lazyDialog(() => import('./components/checklist-item.dialog.js'));

const LOOKS: ColumnLooks<typeof CHECKLIST_ITEM.list, ChecklistItem> = {
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  checklist: { card: 'text', cell: ({ checklist }) => translate(CHECKLIST_LABELS[checklist]) },
  owner: { card: 'note', cell: ({ owner }) => translate(CHECKLIST_OWNER_LABELS[owner]) },
  dueDays: { align: 'end', cell: ({ dueDays }) => <bdi>{formatNumber(dueDays)}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** What is to be done when somebody joins or leaves. */
export default function ChecklistPage() {
  return (
    <RecordPage
      record={CHECKLIST_ITEM}
      api={checklistItemApi}
      looks={LOOKS}
      nameOf={({ title }) => title}
      Form={ItemDialog}
      placeholder={t('Title')}
      empty={{ title: t('No checklist items yet'), text: <UsualItems /> }}
      tabs={useEmployeeTabs()}
    />
  );
}

/** The first items of a company, in the language of the page. */
function UsualItems() {
  const mayCreate = useCan('hrOperations', 'addEmployee', 'create');
  const [addUsual] = useAddUsualItemsMutation();
  const { take } = useStep();
  const add = () => take({ of: 'usual', work: () => addUsual().unwrap(), done: t('Checklist items added.') });
  return (
    <>
      <span className="d-block">
        {t('They are copied for each person who joins or leaves, with a day for each.')}
      </span>
      {mayCreate && (
        <span className="d-block mt-3">
          <Button variant="secondary" onClick={() => void add()}>
            {t('Add the usual items')}
          </Button>
        </span>
      )}
    </>
  );
}
