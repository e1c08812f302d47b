import { HOLIDAY_LIST_ASSIGNMENT, type HolidayListAssignment } from '@atrium/contracts';
import { formatDate, lazyDialog, t } from '@atrium/sdk';
import { orDash, refFilter, RecordPage, StatusBadge, usePhone, type ColumnLooks } from '@atrium/ui';
import { useDepartmentOffers, useDepartmentRef } from '../../shared/department.api.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { listAssignmentApi, useHolidayListOffers, useHolidayListRef } from '../../shared/holiday.api.js';
import { useHolidayTabs } from './use-work-tabs.js';

const ListAssignmentDialog = lazyDialog(() => import('./components/list-assignment.dialog.js'));

const LOOKS: ColumnLooks<typeof HOLIDAY_LIST_ASSIGNMENT.list, HolidayListAssignment> = {
  employee: { cell: ({ employee }) => <bdi>{orDash(employee?.name)}</bdi> },
  department: {
    cell: ({ employee, department }) => (
      <bdi>{department?.name ?? (employee ? orDash(null) : t('Everyone'))}</bdi>
    ),
  },
  list: { weight: 'name', card: 'name', cell: (row) => <Title row={row} /> },
  validFrom: { card: 'note', cell: ({ validFrom }) => formatDate(validFrom) },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

const EXTRAS = {
  employee: refFilter({ label: () => t('Person'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
  department: refFilter({
    ...{ label: () => t('Department'), useOffers: useDepartmentOffers, useRef: useDepartmentRef },
  }),
  list: refFilter({
    ...{ label: () => t('Holiday list'), useOffers: useHolidayListOffers, useRef: useHolidayListRef },
  }),
};

/** Who follows which list of holidays from which day on. */
export default function ListAssignmentPage() {
  return (
    <RecordPage
      record={HOLIDAY_LIST_ASSIGNMENT}
      api={listAssignmentApi}
      looks={LOOKS}
      nameOf={nameOf}
      Form={ListAssignmentDialog}
      empty={{
        title: t('Everyone follows the list of the company'),
        text: t('Give another list to a department or to a person.'),
      }}
      extras={EXTRAS}
      tabs={useHolidayTabs()}
    />
  );
}

/** On a phone, where the other columns are not shown, it says for whom. */
function Title({ row }: { row: HolidayListAssignment }) {
  return <bdi>{usePhone() ? nameOf(row) : row.list?.name}</bdi>;
}

function nameOf({ list, employee, department }: HolidayListAssignment): string {
  const whom = employee?.name ?? department?.name ?? t('Everyone');
  return `${list?.name ?? ''} – ${whom}`;
}
