import { updateEmployeeSchema, type Employee } from '@atrium/contracts';
import { isApiFailure, toast } from '@atrium/sdk';
import { FormDialog, useContractForm } from '@atrium/ui';
import { useRef } from 'react';
import { useLazyGetEmployeeQuery, useUpdateEmployeeMutation } from '../employee.api.js';
import { fullName } from '../employee.format.js';
import { EmployeeFields } from './employee-fields.js';

/** Only what was changed is sent, so that what somebody else changed meanwhile in other fields stays. */
export default function EditEmployeeDialog({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}) {
  const version = useRef(employee.version);
  const [updateEmployee] = useUpdateEmployeeMutation();
  const [getEmployee] = useLazyGetEmployeeQuery();
  const { manager, ...values } = employee;
  const form = useContractForm(updateEmployeeSchema, {
    defaultValues: { ...editable(values), managerId: manager?.id ?? null, version: employee.version },
    submit: async (changed) => {
      const dirty = Object.keys(form.methods.formState.dirtyFields);
      const changes = Object.fromEntries(Object.entries(changed).filter(([name]) => dirty.includes(name)));
      try {
        const saved = await updateEmployee({
          ...changes,
          id: employee.id,
          version: version.current,
        }).unwrap();
        toast.success(`${fullName(saved)} is saved.`);
        onClose();
      } catch (reason) {
        if (isApiFailure(reason) && reason.error.code === 'STALE_VERSION')
          version.current = (await getEmployee(employee.id).unwrap()).version;
        throw reason;
      }
    },
  });
  return (
    <FormDialog
      title={fullName(employee)}
      subtitle={employee.code}
      size="lg"
      form={form}
      submitLabel="Save"
      onClose={onClose}
    >
      <EmployeeFields
        field={form.field}
        manager={{
          chosen: manager,
          onChoose: (id) => form.methods.setValue('managerId', id, { shouldDirty: true }),
        }}
      />
    </FormDialog>
  );
}

function editable(employee: Omit<Employee, 'manager'>) {
  const { firstName, lastName, workEmail, phone, designation, department } = employee;
  const { employmentType, joiningDate, timezone } = employee;
  return {
    firstName,
    lastName,
    workEmail,
    phone,
    designation,
    department,
    employmentType,
    joiningDate,
    timezone,
  };
}
