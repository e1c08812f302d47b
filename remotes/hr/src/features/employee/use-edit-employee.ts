import { updateEmployeeSchema, type Employee, type UpdateEmployee } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { useContractForm } from '@atrium/ui';
import { useLazyGetEmployeeQuery, useUpdateEmployeeMutation } from '../../shared/employee.api.js';
import { EMPLOYEE_LABELS, fullName, sayValue } from './employee.format.js';
import { useManagerNames } from './use-manager-names.js';

/** The form of one employee. Only what was changed is sent, so what somebody else changed in other fields stays. */
export function useEditEmployee(employee: Employee, onSaved: () => void) {
  const { id } = employee;
  const managers = useManagerNames(employee);
  const [updateEmployee] = useUpdateEmployeeMutation();
  const [getEmployee] = useLazyGetEmployeeQuery();
  const form = useContractForm(updateEmployeeSchema, {
    defaultValues: valuesOf(employee),
    submit: async ({ version, ...values }) => {
      const dirty = Object.keys(form.methods.formState.dirtyFields);
      const changes = Object.entries(values).filter(([name]) => dirty.includes(name));
      const saved = await updateEmployee({ ...Object.fromEntries(changes), id, version }).unwrap();
      toast.success(t('{name} is saved.', { name: fullName(saved) }));
      onSaved();
    },
    conflict: {
      load: async () => {
        const newest = await getEmployee(id).unwrap();
        managers.remember(newest.manager);
        return valuesOf(newest);
      },
      labels: EMPLOYEE_LABELS,
      say: (name, value) => sayValue(name, name === 'managerId' ? managers.nameOf(value) : value),
    },
  });
  const managerId = form.methods.watch('managerId');
  const manager = {
    chosen: managerId ? { id: managerId, name: managers.nameOf(managerId) } : null,
    onChoose: (chosen: string | null, name: string) => {
      if (chosen) managers.remember({ id: chosen, name });
      form.methods.setValue('managerId', chosen, { shouldDirty: true });
    },
  };
  return { form, manager };
}

function valuesOf(employee: Employee): UpdateEmployee {
  const { firstName, lastName, workEmail, phone, designation, department, manager, ...rest } = employee;
  const { employmentType, joiningDate, timezone, version } = rest;
  const person = { firstName, lastName, workEmail, phone };
  const job = {
    designation,
    department,
    employmentType,
    joiningDate,
    timezone,
    managerId: manager?.id ?? null,
  };
  return { ...person, ...job, version };
}
