import type { ValuePickerProps } from '@atrium/ui';
import { useState } from 'react';
import { useGetEmployeeQuery } from '../../../shared/employee.api.js';
import { fullName } from '../employee.format.js';
import { ManagerField } from './manager-field.js';

/** Somebody of the company as a filter's value. */
export function EmployeePicker({ chosen: [id], onChoose }: ValuePickerProps) {
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null);
  const known = id === undefined || picked?.id === id;
  const { data: employee, isLoading } = useGetEmployeeQuery(id ?? '', { skip: known });
  if (isLoading) return null;
  const found = employee && !known ? { id: employee.id, name: fullName(employee) } : picked;
  return (
    <ManagerField
      chosen={id === undefined ? null : found}
      onChoose={(next, name) => {
        setPicked(next === null ? null : { id: next, name });
        onChoose(next === null ? [] : [next]);
      }}
    />
  );
}

/** Name of an employee whose id stands in an address. */
export function EmployeeName({ value }: { value: string }) {
  const { data: employee } = useGetEmployeeQuery(value);
  return employee ? fullName(employee) : '…';
}
