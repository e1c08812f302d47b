import { DESIGNATION, type Designation } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { designationApi } from '../../shared/designation.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';

const DesignationDialog = lazyDialog(() => import('./components/designation.dialog.js'));
const LeaveDialog = lazyDialog(() => import('./components/leave.dialog.js'));
const MergeDialog = lazyDialog(() => import('./components/merge.dialog.js'));

const LOOKS: ColumnLooks<typeof DESIGNATION.list, Designation> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  people: { align: 'end', card: 'note', cell: ({ people }) => people },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The company's designations with the number of people. */
export default function DesignationPage() {
  return (
    <RecordPage
      record={DESIGNATION}
      api={designationApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={DesignationDialog}
      opened={{}}
      placeholder={t('Name')}
      empty={{
        title: t('No designations yet'),
        text: t('Add one, or import a file. Then choose it for each employee.'),
      }}
      steps={{ merge: { label: t('Merge into…'), icon: 'users', Dialog: MergeDialog } }}
      archive={{ told: { successorId: null }, orElse: { code: 'DESIGNATION_IN_USE', Dialog: LeaveDialog } }}
      tabs={useEmployeeTabs()}
      files
    />
  );
}
