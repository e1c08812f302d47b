import type { Employee } from '@atrium/contracts';
import { FormDialog } from '@atrium/ui';
import { fullName } from '../employee.format.js';
import { useEditEmployee } from '../use-edit-employee.js';
import { EmployeeFields } from './employee-fields.js';

interface EditEmployeeDialogProps {
  employee: Employee;
  onClose: () => void;
}

export default function EditEmployeeDialog({ employee, onClose }: EditEmployeeDialogProps) {
  const { form, manager } = useEditEmployee(employee, onClose);
  return (
    <FormDialog
      title={fullName(employee)}
      subtitle={employee.code}
      size="lg"
      form={form}
      submitLabel="Save"
      onClose={onClose}
    >
      <EmployeeFields field={form.field} manager={manager} />
    </FormDialog>
  );
}
