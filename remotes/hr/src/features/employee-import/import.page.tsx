import { EMPLOYEE_LIST } from '@atrium/contracts';
import { useCompanyPath } from '@atrium/sdk';
import { ImportWizard } from '@atrium/ui';

const EMPLOYEES = { many: 'Employees', list: EMPLOYEE_LIST };

/** Employees from a file. */
export default function EmployeeImportPage() {
  const path = useCompanyPath();
  return <ImportWizard record={EMPLOYEES} back={path('employee/Management')} />;
}
