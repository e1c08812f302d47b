import { HOLIDAY, HOLIDAY_KIND_LABELS, HOLIDAY_YEAR_LABELS, type Holiday } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { useDepartmentOffers, useDepartmentRef } from '../../shared/department.api.js';
import { HOLIDAY_LIST_CHOICE, holidayApi } from '../../shared/holiday.api.js';
import { UsualHolidays } from './components/usual-holidays.js';
import { useHolidayTabs } from './use-work-tabs.js';

const HolidayDialog = lazyDialog(() => import('./components/holiday.dialog.js'));
const ArchiveHolidayDialog = lazyDialog(() => import('./components/archive-holiday.dialog.js'));

const LOOKS: ColumnLooks<typeof HOLIDAY.list, Holiday> = {
  date: {
    card: 'text',
    cell: ({ date }) =>
      formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  },
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  kind: { card: 'note', cell: ({ kind }) => translate(HOLIDAY_KIND_LABELS[kind]) },
  yearly: { cell: ({ yearly }) => translate(HOLIDAY_YEAR_LABELS[yearly]) },
  list: { cell: ({ list }) => <bdi>{list?.name}</bdi> },
  department: { cell: ({ department }) => <bdi>{department?.name ?? t('Everyone')}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

const EXTRAS = {
  list: refFilter({ label: () => t('Holiday list'), ...HOLIDAY_LIST_CHOICE }),
  department: refFilter({
    label: () => t('Department'),
    useOffers: useDepartmentOffers,
    useRef: useDepartmentRef,
  }),
};

/** The days on which nobody works, and those that people may choose. */
export default function HolidayPage() {
  return (
    <RecordPage
      record={HOLIDAY}
      api={holidayApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={HolidayDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No holidays yet'),
        text: t('Add them, or import the list of the year.'),
        more: <UsualHolidays />,
      }}
      archive={{ Dialog: ArchiveHolidayDialog }}
      extras={EXTRAS}
      tabs={useHolidayTabs()}
      files
    />
  );
}
