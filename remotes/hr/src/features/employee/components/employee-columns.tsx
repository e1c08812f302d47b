import {
  dayIn,
  EMPLOYEE_STATUS_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  ONBOARDING_STEPS,
  type EMPLOYEE,
  type Employee,
  type EmployeeStatus,
} from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { Badge, orDash, Person, StatusBadge, type ColumnLooks, type Tone } from '@atrium/ui';
import type { ReactNode } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import { useListOnboardingQuery } from '../onboarding-progress.api.js';
import { dateInWords } from '../employee.format.js';

const inOrder = (text: string | null) => <bdi dir="ltr">{orDash(text)}</bdi>;

/** How the columns of the list look; their titles and sorting are in its description. */
export const EMPLOYEE_LOOKS: ColumnLooks<typeof EMPLOYEE.list, Employee> = {
  name: {
    weight: 'name',
    card: 'name',
    cell: (employee) => <Person name={fullName(employee)} photo={employee.photoFileId} />,
  },
  code: { card: 'note', cell: ({ code }) => inOrder(code) },
  department: { cell: ({ department }) => orDash(department?.name) },
  designation: { card: 'text', cell: ({ designation }) => orDash(designation?.name) },
  joiningDate: { wide: true, cell: ({ joiningDate }) => dateInWords(joiningDate) },
  manager: { wide: true, cell: ({ manager }) => orDash(manager?.name) },
  employmentType: { wide: true, cell: employment },
  workEmail: { cell: ({ workEmail }) => inOrder(workEmail) },
  phone: { cell: ({ phone }) => inOrder(phone) },
  confirmDate: { cell: ({ confirmDate }) => (confirmDate ? dateInWords(confirmDate) : '–') },
  lastWorkingDay: { cell: ({ lastWorkingDay }) => (lastWorkingDay ? dateInWords(lastWorkingDay) : '–') },
  birthDate: { cell: ({ birthDate }) => (birthDate ? dateInWords(birthDate) : '–') },
  status: { card: 'state', cell: status },
};

function employment({ employmentType }: Employee): ReactNode {
  const words = translate(EMPLOYMENT_TYPE_LABELS[employmentType]);
  return employmentType === 'permanent' ? words : <Badge>{words}</Badge>;
}

const TONES: Partial<Record<EmployeeStatus, Tone>> = {
  invited: 'info',
  suspended: 'danger',
  notice: 'warning',
};

/** How far somebody has come; the rows of a list share one answer. */
function Onboarding({ id }: Pick<Employee, 'id'>) {
  const { data } = useListOnboardingQuery(undefined);
  const found = data?.items.find(({ employeeId }) => employeeId === id);
  return (
    <StatusBadge tone="info">
      {found
        ? t('Onboarding, {done} of {all}', {
            done: formatNumber(found.done.length),
            all: formatNumber(ONBOARDING_STEPS.length),
          })
        : translate(EMPLOYEE_STATUS_LABELS.onboarding)}
    </StatusBadge>
  );
}

function status({ id, status: standing, userId, joiningDate, timezone }: Employee): ReactNode {
  if (standing === 'onboarding') return <Onboarding id={id} />;
  if (standing !== 'active')
    return (
      <StatusBadge tone={TONES[standing] ?? 'neutral'}>
        {translate(EMPLOYEE_STATUS_LABELS[standing])}
      </StatusBadge>
    );
  if (joiningDate > dayIn(new Date(), timezone))
    return <StatusBadge tone="info">{t('Joins on {day}', { day: dateInWords(joiningDate) })}</StatusBadge>;
  return userId ? t('Active') : t('Active, no account');
}
