import { HOLIDAY_LIST, type HolidayList } from '@atrium/contracts';
import { formatNumber, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { holidayListApi } from '../../shared/holiday.api.js';
import { useHolidayTabs } from './use-work-tabs.js';

const HolidayListDialog = lazyDialog(() => import('./components/holiday-list.dialog.js'));
const NextYearDialog = lazyDialog(() => import('./components/next-year.dialog.js'));

const LOOKS: ColumnLooks<typeof HOLIDAY_LIST.list, HolidayList> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  people: { align: 'end', card: 'note', cell: ({ people }) => formatNumber(people) },
  coming: { align: 'end', cell: ({ coming }) => formatNumber(coming) },
  status: { card: 'state', cell: (row) => <Status row={row} /> },
};

/** The lists of holidays: of an office, a country or a team. */
export default function HolidayListPage() {
  return (
    <RecordPage
      record={HOLIDAY_LIST}
      api={holidayListApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={HolidayListDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No holiday lists yet'),
        text: t('The first one is everyone’s. Add others for offices with other holidays.'),
      }}
      steps={{
        copy: {
          label: t('Copy to the next year'),
          icon: 'calendar',
          Dialog: NextYearDialog,
          offered: ({ status }) => status === 'active',
        },
      }}
      tabs={useHolidayTabs()}
    />
  );
}

function Status({ row: { status, standard } }: { row: HolidayList }) {
  if (status === 'archived') return <StatusBadge>{t('Archived')}</StatusBadge>;
  return standard ? <StatusBadge tone="info">{t('Of everyone else')}</StatusBadge> : t('Active');
}
