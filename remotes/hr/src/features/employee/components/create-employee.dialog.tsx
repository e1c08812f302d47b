import { createEmployeeSchema, dayIn, type CreateEmployee, type CurrentUser } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import { CheckField, FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useCreateEmployeeMutation } from '../../../shared/employee.api.js';
import { fullName } from '../employee.format.js';
import { EmployeeFields } from './employee-fields.js';

export default function CreateEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { company } = useUser();
  const [createEmployee] = useCreateEmployeeMutation();
  const form = useContractForm(createEmployeeSchema, {
    defaultValues: newcomerAt(company),
    submit: async (values, key) => {
      const name = fullName(await createEmployee({ key, body: values }).unwrap());
      toast.success(
        values.invite ? t('{name} is added and invited.', { name }) : t('{name} is added.', { name }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Add employee')}
      size="lg"
      form={form}
      submitLabel={t('Add employee')}
      onClose={onClose}
    >
      <EmployeeFields
        field={form.field}
        manager={{
          chosen: null,
          onChoose: (id) => form.methods.setValue('managerId', id, { shouldDirty: true }),
        }}
      >
        <TextField label={t('Employee code')} help={t('Empty: the next free code')} {...form.field('code')} />
      </EmployeeFields>
      <CheckField
        label={t('Send an invitation to the work e-mail, so that they can sign in')}
        {...form.field('invite')}
      />
    </FormDialog>
  );
}

function newcomerAt({ timezone }: CurrentUser['company']): CreateEmployee {
  return {
    firstName: '',
    lastName: '',
    workEmail: '',
    phone: null,
    designation: null,
    department: null,
    employmentType: 'permanent',
    joiningDate: dayIn(new Date(), timezone),
    timezone,
    managerId: null,
    code: null,
    invite: true,
  };
}
