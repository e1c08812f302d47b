import type { Employee } from '@atrium/contracts';
import { lazyPage, t, useCan } from '@atrium/sdk';
import EmployeePage from './features/employee/employee.page.js';

const EmployeeMonth = lazyPage<{ row: Employee }>(
  () => import('./features/attendance/components/employee-month.js'),
);
const PersonalPart = lazyPage<{ row: Employee }>(
  () => import('./features/personal/components/personal-part.js'),
);

/** The employees, with what other features show of an opened one: features do not import each other. */
export default function EmployeesPage() {
  const mayRead = useCan('hrOperations', 'attendence', 'read');
  const attendance = {
    key: 'attendance',
    label: t('Attendance'),
    render: (row: Employee) => <EmployeeMonth row={row} />,
  };
  const personal = {
    key: 'personal',
    label: t('Personal'),
    render: (row: Employee) => <PersonalPart row={row} />,
  };
  return <EmployeePage parts={mayRead ? [personal, attendance] : [personal]} />;
}
