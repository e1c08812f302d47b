import { EMPLOYEE, type Employee } from '@atrium/contracts';
import { PropertyForm, usePropertyForm, type PropertyFormProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';
import { sayValue } from '../employee.format.js';
import { EMPLOYEE_FIELDS, EmployeeField } from './employee-fields.js';

/** Changes one property of an employee in its place. */
export default function EmployeeProperty({ row, name, onClose }: PropertyFormProps<Employee>) {
  const { inPlace, field, reference } = usePropertyForm(EMPLOYEE, {
    row: asked(row),
    name,
    onClose,
    nameOf: fullName,
    say: sayValue,
    calls: employeeApi.useCalls(),
  });
  const written = EMPLOYEE_FIELDS.find((each) => each === name);
  return (
    <PropertyForm {...inPlace}>
      {written && (
        <EmployeeField
          name={written}
          field={field}
          reference={reference}
          joiningAssumed={row.joiningAssumed}
        />
      )}
    </PropertyForm>
  );
}

/** What nobody has said is asked for. */
const asked = (row: Employee): Employee => (row.joiningAssumed ? { ...row, joiningDate: '' } : row);
