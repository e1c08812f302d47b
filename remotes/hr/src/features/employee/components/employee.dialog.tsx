import {
  dayIn,
  EMPLOYEE,
  EMPLOYEE_PHOTO_LIMIT,
  EMPLOYEE_PHOTO_USE,
  type CreateEmployee,
  type CurrentUser,
  type Employee,
} from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  PhotoField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';
import { sayValue } from '../employee.format.js';
import { useEmployeePhoto } from '../use-employee-photo.js';
import { EmployeeFields } from './employee-fields.js';

/** Adds or edits an employee. */
export default function EmployeeDialog({ row, onClose }: RecordFormProps<Employee>) {
  const { company } = useUser();
  const form = useRecordForm(EMPLOYEE, {
    row: row && asked(row),
    onClose,
    nameOf: fullName,
    say: sayValue,
    calls: employeeApi.useCalls(),
    first: newcomerAt(company),
    sayAdded: (name, { invite }) =>
      invite ? t('{name} added and invited', { name }) : t('{name} added', { name }),
  });
  // Changes that somebody else made meanwhile are still found when the form is saved.
  const onPhoto = ({ version }: Employee) => {
    if (version === form.methods.getValues('version') + 1) form.methods.setValue('version', version);
  };
  return (
    <FormDialog {...form.frame} subtitle={row?.code} size="lg">
      {row && <EmployeePhoto employee={row} onSaved={onPhoto} />}
      <EmployeeFields {...form} joiningAssumed={row?.joiningAssumed === true}>
        {!row && (
          <TextField
            help={t('Leave empty for the next free code')}
            {...form.field('code')}
            label={t('Employee code')}
          />
        )}
      </EmployeeFields>
      {!row && (
        <CheckField
          {...form.field('invite')}
          label={t('Send an invitation to the work email, so that they can sign in')}
        />
      )}
    </FormDialog>
  );
}

function EmployeePhoto({ employee, onSaved }: { employee: Employee; onSaved: (saved: Employee) => void }) {
  const { photo, save, remove } = useEmployeePhoto(employee, onSaved);
  return (
    <PhotoField
      name={fullName(employee)}
      photo={photo}
      onRemove={() => void remove()}
      use={EMPLOYEE_PHOTO_USE}
      maxBytes={EMPLOYEE_PHOTO_LIMIT}
      onUploaded={({ id }) => save(id)}
    />
  );
}

/** What nobody has said is asked for. */
const asked = (row: Employee): Employee => (row.joiningAssumed ? { ...row, joiningDate: '' } : row);

const newcomerAt = ({ timezone }: CurrentUser['company']): CreateEmployee => ({
  firstName: '',
  lastName: '',
  workEmail: '',
  phone: null,
  birthDate: null,
  confirmDate: null,
  code: null,
  invite: true,
  designationId: null,
  departmentId: null,
  managerId: null,
  employmentType: 'permanent',
  timezone,
  joiningDate: dayIn(new Date(), timezone),
  attendanceFrom: null,
});
