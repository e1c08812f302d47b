import { BLOCKED_LEAVE, type BlockedLeave } from '@atrium/contracts';
import { formatDate, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { useDepartmentNames } from '../../shared/department.api.js';
import { blockedLeaveApi } from '../../shared/leave-type.api.js';
import { useLeaveSettingsTabs } from './use-leave-settings-tabs.js';

const BlockedLeaveDialog = lazyDialog(() => import('./components/blocked-leave.dialog.js'));

const LOOKS: ColumnLooks<typeof BLOCKED_LEAVE.list, BlockedLeave> = {
  fromDate: { card: 'text', cell: ({ fromDate }) => formatDate(fromDate) },
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  toDate: { card: 'note', cell: ({ toDate }) => formatDate(toDate) },
  department: { cell: ({ department }) => department?.name ?? t('All') },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** Dates on which leave is not given. */
export default function BlockedLeavePage() {
  return (
    <RecordPage
      record={BLOCKED_LEAVE}
      api={blockedLeaveApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={BlockedLeaveDialog}
      placeholder={t('Reason')}
      empty={{ title: t('No blocked dates'), text: t('Add the dates on which everyone is needed.') }}
      extras={{ department: { options: useDepartmentNames() } }}
      tabs={useLeaveSettingsTabs()}
    />
  );
}
