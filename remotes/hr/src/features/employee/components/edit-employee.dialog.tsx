import { EMPLOYEE_PHOTO_LIMIT, EMPLOYEE_PHOTO_USE, type Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, PhotoField } from '@atrium/ui';
import { fullName } from '../employee.format.js';
import { useEditEmployee } from '../use-edit-employee.js';
import { useEmployeePhoto } from '../use-employee-photo.js';
import { EmployeeFields } from './employee-fields.js';

interface EditEmployeeDialogProps {
  employee: Employee;
  onClose: () => void;
}

export default function EditEmployeeDialog({ employee, onClose }: EditEmployeeDialogProps) {
  const { form, manager } = useEditEmployee(employee, onClose);
  const { photo, save, remove } = useEmployeePhoto(employee, ({ version }) => {
    // What somebody else changed in between is still met when the form is saved.
    if (version === form.methods.getValues('version') + 1) form.methods.setValue('version', version);
  });
  return (
    <FormDialog
      title={fullName(employee)}
      subtitle={employee.code}
      size="lg"
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <PhotoField
        name={fullName(employee)}
        photo={photo}
        onRemove={() => void remove()}
        use={EMPLOYEE_PHOTO_USE}
        maxBytes={EMPLOYEE_PHOTO_LIMIT}
        onUploaded={({ id }) => save(id)}
      />
      <EmployeeFields field={form.field} manager={manager} />
    </FormDialog>
  );
}
