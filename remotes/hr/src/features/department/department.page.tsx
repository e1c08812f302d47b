import { DEPARTMENT, type Department } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { orDash, RecordPage, refFilter, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { departmentApi, useDepartmentOffers, useDepartmentRef } from '../../shared/department.api.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';

const DepartmentDialog = lazyDialog(() => import('./components/department.dialog.js'));
const LeaveDialog = lazyDialog(() => import('./components/leave.dialog.js'));
const MergeDialog = lazyDialog(() => import('./components/merge.dialog.js'));

const LOOKS: ColumnLooks<typeof DEPARTMENT.list, Department> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  code: { cell: ({ code }) => <bdi dir="ltr">{orDash(code)}</bdi> },
  leader: { card: 'text', cell: ({ leader }) => orDash(leader?.name) },
  parent: { wide: true, cell: ({ parent }) => orDash(parent?.name) },
  people: { align: 'end', cell: ({ people }) => people },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

const EXTRAS = {
  leader: refFilter({ label: () => t('Leader'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
  parent: refFilter({ label: () => t('Part of'), useOffers: useDepartmentOffers, useRef: useDepartmentRef }),
};

/** The company's departments with leader, parent and number of people. */
export default function DepartmentPage() {
  return (
    <RecordPage
      record={DEPARTMENT}
      api={departmentApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={DepartmentDialog}
      opened={{}}
      placeholder={t('Name or code')}
      empty={{
        title: t('No departments yet'),
        text: t('Add one, or import a file. Then choose it for each employee.'),
      }}
      steps={{ merge: { label: t('Merge into…'), icon: 'users', Dialog: MergeDialog } }}
      archive={{ told: { successorId: null }, orElse: { code: 'DEPARTMENT_IN_USE', Dialog: LeaveDialog } }}
      extras={EXTRAS}
      tabs={useEmployeeTabs()}
      files
    />
  );
}
