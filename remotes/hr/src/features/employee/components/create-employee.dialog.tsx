import { createEmployeeSchema, type CreateEmployee, type CurrentUser } from '@atrium/contracts';
import { toast, useUser } from '@atrium/sdk';
import { CheckField, FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useCreateEmployeeMutation } from '../employee.api.js';
import { fullName } from '../employee.format.js';
import { EmployeeFields } from './employee-fields.js';

export default function CreateEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { company } = useUser();
  const [createEmployee] = useCreateEmployeeMutation();
  const form = useContractForm(createEmployeeSchema, {
    defaultValues: newcomerAt(company),
    submit: async (values, key) => {
      const name = fullName(await createEmployee({ key, body: values }).unwrap());
      toast.success(values.invite ? `${name} is added and invited.` : `${name} is added.`);
      onClose();
    },
  });
  return (
    <FormDialog title="Add employee" size="lg" form={form} submitLabel="Add employee" onClose={onClose}>
      <EmployeeFields
        field={form.field}
        manager={{
          chosen: null,
          onChoose: (id) => form.methods.setValue('managerId', id, { shouldDirty: true }),
        }}
      >
        <TextField label="Employee code" help="Empty: the next free code" {...form.field('code')} />
      </EmployeeFields>
      <CheckField
        label="Send an invitation to the work e-mail, so that they can sign in"
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
    joiningDate: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date()),
    timezone,
    managerId: null,
    code: null,
    invite: true,
  };
}
