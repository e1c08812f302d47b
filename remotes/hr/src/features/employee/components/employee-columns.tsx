import { EMPLOYMENT_TYPE_LABELS, type Employee } from '@atrium/contracts';
import { Badge, Person, StatusBadge, type DataColumn } from '@atrium/ui';
import type { ReactNode } from 'react';
import { dateInWords, fullName } from '../employee.format.js';

const orDash = (value: string | null): ReactNode => value ?? <span className="at-faint">–</span>;

export const EMPLOYEE_COLUMNS: DataColumn<Employee>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    weight: 'name',
    card: 'name',
    cell: (employee) => <Person name={fullName(employee)} />,
  },
  {
    id: 'code',
    header: 'Code',
    sortable: true,
    card: 'note',
    cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
  },
  {
    id: 'department',
    header: 'Department',
    sortable: true,
    cell: ({ department }) => orDash(department),
  },
  {
    id: 'designation',
    header: 'Designation',
    card: 'text',
    cell: ({ designation }) => orDash(designation),
  },
  {
    id: 'joiningDate',
    header: 'Joined',
    sortable: true,
    wide: true,
    cell: ({ joiningDate }) => dateInWords(joiningDate),
  },
  { id: 'manager', header: 'Manager', wide: true, cell: ({ manager }) => orDash(manager?.name ?? null) },
  { id: 'employmentType', header: 'Employment', wide: true, cell: employment },
  { id: 'status', header: 'Status', card: 'state', cell: status },
];

function employment({ employmentType }: Employee): ReactNode {
  const words = EMPLOYMENT_TYPE_LABELS[employmentType];
  return employmentType === 'permanent' ? words : <Badge>{words}</Badge>;
}

function status(employee: Employee): ReactNode {
  if (employee.status === 'invited') return <StatusBadge tone="info">Invited</StatusBadge>;
  if (employee.status === 'archived') return <StatusBadge>Archived</StatusBadge>;
  return employee.userId ? 'Active' : <span title="Has no account to sign in with">No account</span>;
}
