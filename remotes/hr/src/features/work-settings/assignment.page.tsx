import { SCHEDULE_ASSIGNMENT, type ScheduleAssignment } from '@atrium/contracts';
import { formatDate, lazyDialog, t } from '@atrium/sdk';
import { orDash, refFilter, RecordPage, StatusBadge, usePhone, type ColumnLooks } from '@atrium/ui';
import { useDepartmentOffers, useDepartmentRef } from '../../shared/department.api.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { assignmentApi, useScheduleOffers, useScheduleRef } from '../../shared/work-plan.api.js';
import { useShiftTabs } from './use-work-tabs.js';

const AssignmentDialog = lazyDialog(() => import('./components/assignment.dialog.js'));

const LOOKS: ColumnLooks<typeof SCHEDULE_ASSIGNMENT.list, ScheduleAssignment> = {
  employee: { cell: ({ employee }) => <bdi>{orDash(employee?.name)}</bdi> },
  department: {
    cell: ({ employee, department }) => (
      <bdi>{department?.name ?? (employee ? orDash(null) : t('Everyone'))}</bdi>
    ),
  },
  schedule: { weight: 'name', card: 'name', cell: (row) => <Title row={row} /> },
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
  schedule: refFilter({ label: () => t('Schedule'), useOffers: useScheduleOffers, useRef: useScheduleRef }),
};

/** Who follows which schedule from which day on. */
export default function AssignmentPage() {
  return (
    <RecordPage
      record={SCHEDULE_ASSIGNMENT}
      api={assignmentApi}
      looks={LOOKS}
      nameOf={nameOf}
      Form={AssignmentDialog}
      empty={{
        title: t('No one follows a schedule yet'),
        text: t('Give one to everyone, to a department or to a person.'),
      }}
      extras={EXTRAS}
      tabs={useShiftTabs()}
    />
  );
}

/** On a phone, where the other columns are not shown, it says for whom. */
function Title({ row }: { row: ScheduleAssignment }) {
  return <bdi>{usePhone() ? nameOf(row) : row.schedule?.name}</bdi>;
}

function nameOf({ schedule, employee, department }: ScheduleAssignment): string {
  const whom = employee?.name ?? department?.name ?? t('Everyone');
  return `${schedule?.name ?? ''} – ${whom}`;
}
