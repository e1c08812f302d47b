import { dayIn, EMPLOYEE, type CreateEmployee, type CurrentUser, type Employee } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { CheckField, FormDialog, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';
import { EMPLOYEE_FIELDS, EmployeeField } from './employee-fields.js';

/** Adds an employee. */
export default function EmployeeDialog({ onClose }: RecordFormProps<Employee>) {
  const { company } = useUser();
  const { frame, field, reference } = useRecordForm(EMPLOYEE, {
    row: null,
    onClose,
    nameOf: fullName,
    calls: employeeApi.useCalls(),
    first: newcomerAt(company),
    sayAdded: (name, { invite }) =>
      invite ? t('{name} added and invited', { name }) : t('{name} added', { name }),
  });
  return (
    <FormDialog {...frame} size="lg">
      <div className="at-fields">
        {EMPLOYEE_FIELDS.map((name) => (
          <EmployeeField key={name} name={name} field={field} reference={reference} />
        ))}
        <TextField
          help={t('Leave empty for the next free code')}
          {...field('code')}
          label={t('Employee code')}
        />
      </div>
      <CheckField
        {...field('invite')}
        label={t('Send an invitation to the work email, so that they can sign in')}
      />
    </FormDialog>
  );
}

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
