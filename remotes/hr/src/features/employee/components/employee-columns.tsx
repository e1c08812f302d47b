import { EMPLOYMENT_TYPE_LABELS, type EMPLOYEE, type Employee } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Badge, orDash, Person, StatusBadge, type ColumnLooks } from '@atrium/ui';
import type { ReactNode } from 'react';
import { fullName } from '../../../shared/employee.api.js';
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
  birthDate: { cell: ({ birthDate }) => (birthDate ? dateInWords(birthDate) : '–') },
  status: { card: 'state', cell: status },
};

function employment({ employmentType }: Employee): ReactNode {
  const words = translate(EMPLOYMENT_TYPE_LABELS[employmentType]);
  return employmentType === 'permanent' ? words : <Badge>{words}</Badge>;
}

function status(employee: Employee): ReactNode {
  if (employee.status === 'invited') return <StatusBadge tone="info">{t('Invited')}</StatusBadge>;
  if (employee.status === 'archived') return <StatusBadge>{t('Archived')}</StatusBadge>;
  return employee.userId ? (
    t('Active')
  ) : (
    <span title={t('Has no account to sign in with')}>{t('No account')}</span>
  );
}
