import { EMPLOYMENT_TYPE_LABELS, LEAVE_POLICY, type LeavePolicy } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { useDepartmentNames } from '../../shared/department.api.js';
import { leavePolicyApi } from '../../shared/leave-type.api.js';
import { useLeaveSettingsTabs } from './use-leave-settings-tabs.js';

const LeavePolicyDialog = lazyDialog(() => import('./components/leave-policy.dialog.js'));

const LOOKS: ColumnLooks<typeof LEAVE_POLICY.list, LeavePolicy> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  employmentType: {
    card: 'text',
    cell: ({ employmentType }) =>
      employmentType ? translate(EMPLOYMENT_TYPE_LABELS[employmentType]) : t('All'),
  },
  department: { cell: ({ department }) => department?.name ?? t('All') },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** Who may take which types of leave. */
export default function LeavePolicyPage() {
  return (
    <RecordPage
      record={LEAVE_POLICY}
      api={leavePolicyApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={LeavePolicyDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No leave policies yet'),
        text: t('Without one, everyone may take every type.'),
      }}
      extras={{ department: { options: useDepartmentNames() } }}
      tabs={useLeaveSettingsTabs()}
    />
  );
}
