import { SCHEDULE, type Schedule } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { scheduleApi } from '../../shared/work-plan.api.js';
import { useShiftTabs } from './use-work-tabs.js';

const ScheduleDialog = lazyDialog(() => import('./components/schedule.dialog.js'));

const LOOKS: ColumnLooks<typeof SCHEDULE.list, Schedule> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  people: { align: 'end', card: 'note', cell: ({ people }) => formatNumber(people) },
  validFrom: { card: 'text', cell: ({ validFrom }) => (validFrom ? formatDate(validFrom) : t('Always')) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The weeks that people work: days off, and the shift of each day. */
export default function SchedulePage() {
  return (
    <RecordPage
      record={SCHEDULE}
      api={scheduleApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={ScheduleDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No schedules yet'),
        text: t('Without one, everyone works in the week of the company, without a shift.'),
      }}
      tabs={useShiftTabs()}
    />
  );
}
