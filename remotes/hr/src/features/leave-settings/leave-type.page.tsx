import { LEAVE_FREQUENCY_LABELS, LEAVE_SANDWICH_LABELS, LEAVE_TYPE, type LeaveType } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import { orDash, RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { leaveTypeApi } from '../../shared/leave-type.api.js';
import { UsualLeave } from './components/usual-leave.js';
import { useLeaveSettingsTabs } from './use-leave-settings-tabs.js';

const LeaveTypeDialog = lazyDialog(() => import('./components/leave-type.dialog.js'));

const LOOKS: ColumnLooks<typeof LEAVE_TYPE.list, LeaveType> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  code: { card: 'text', cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  quota: { align: 'end', card: 'note', cell: ({ quota }) => orDash(quota) },
  frequency: { cell: ({ frequency }) => translate(LEAVE_FREQUENCY_LABELS[frequency]) },
  paid: { cell: ({ paid }) => (paid ? t('Yes') : t('No')) },
  sandwich: { wide: true, cell: ({ sandwich }) => translate(LEAVE_SANDWICH_LABELS[sandwich]) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The kinds of leave that people may take, and how each is earned and counted. */
export default function LeaveTypePage() {
  return (
    <RecordPage
      record={LEAVE_TYPE}
      api={leaveTypeApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={LeaveTypeDialog}
      placeholder={t('Name or code')}
      empty={{
        title: t('No leave types yet'),
        text: t('Start with casual, sick, earned, comp-off, unpaid and maternity leave, or add your own.'),
        more: <UsualLeave />,
      }}
      tabs={useLeaveSettingsTabs()}
    />
  );
}
