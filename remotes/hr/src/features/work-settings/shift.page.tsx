import { SHIFT, type Shift } from '@atrium/contracts';
import { formatDate, formatNumber, formatTimeOfDay, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { shiftApi } from '../../shared/work-plan.api.js';
import { UsualShift } from './components/usual-shift.js';
import { useShiftTabs } from './use-work-tabs.js';

const ShiftDialog = lazyDialog(() => import('./components/shift.dialog.js'));

const sayEnd = ({ start, end }: Shift): string =>
  end > start ? formatTimeOfDay(end) : t('{time}, next day', { time: formatTimeOfDay(end) });

const LOOKS: ColumnLooks<typeof SHIFT.list, Shift> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  start: {
    card: 'text',
    cell: (shift) => (
      <>
        {formatTimeOfDay(shift.start)}
        <span className="at-only-phone">{`\u00a0– ${sayEnd(shift)}`}</span>
      </>
    ),
  },
  end: { cell: sayEnd },
  breakMin: { align: 'end', cell: ({ breakMin }) => t('{count} min', { count: formatNumber(breakMin) }) },
  graceIn: { align: 'end', cell: ({ graceIn }) => t('{count} min', { count: formatNumber(graceIn) }) },
  validFrom: { card: 'note', cell: ({ validFrom }) => (validFrom ? formatDate(validFrom) : t('Always')) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The hours that people are planned for. */
export default function ShiftPage() {
  return (
    <RecordPage
      record={SHIFT}
      api={shiftApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={ShiftDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No shifts yet'),
        text: t('Add the hours that most people work, such as 9 to 6.'),
        more: <UsualShift />,
      }}
      tabs={useShiftTabs()}
    />
  );
}
