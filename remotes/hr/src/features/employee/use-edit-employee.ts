import { updateEmployeeSchema, type Employee, type UpdateEmployee } from '@atrium/contracts';
import { isApiFailure, toast } from '@atrium/sdk';
import { useContractForm } from '@atrium/ui';
import { useRef } from 'react';
import { useLazyGetEmployeeQuery, useUpdateEmployeeMutation } from './employee.api.js';
import { fullName } from './employee.format.js';

/** The form of one employee. Only what was changed is sent, so what somebody else changed in other fields stays. */
export function useEditEmployee(employee: Employee, onSaved: () => void) {
  const save = useSave(employee);
  const form = useContractForm(updateEmployeeSchema, {
    defaultValues: valuesOf(employee),
    submit: async (values) => {
      const dirty = Object.keys(form.methods.formState.dirtyFields);
      const saved = await save(
        Object.fromEntries(Object.entries(values).filter(([name]) => dirty.includes(name))),
      );
      toast.success(`${fullName(saved)} is saved.`);
      onSaved();
    },
  });
  return form;
}

/** Saves changes; a refusal because somebody else was quicker lets the next save go out on the newest version. */
function useSave({ id, version }: Employee) {
  const known = useRef(version);
  const [updateEmployee] = useUpdateEmployeeMutation();
  const [getEmployee] = useLazyGetEmployeeQuery();
  return async (changes: Partial<UpdateEmployee>) => {
    try {
      return await updateEmployee({ ...changes, id, version: known.current }).unwrap();
    } catch (reason) {
      if (isApiFailure(reason) && reason.error.code === 'STALE_VERSION')
        known.current = (await getEmployee(id).unwrap()).version;
      throw reason;
    }
  };
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
