import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  listTimezones,
  type createEmployeeSchema,
} from '@atrium/contracts';
import { DateField, SelectField, TextField, type ContractForm } from '@atrium/ui';
import type { ReactNode } from 'react';
import { ManagerField, type ManagerFieldProps } from './manager-field.js';

type CreateForm = ContractForm<typeof createEmployeeSchema>;
type Name =
  | 'firstName'
  | 'lastName'
  | 'workEmail'
  | 'phone'
  | 'designation'
  | 'department'
  | 'employmentType'
  | 'joiningDate'
  | 'timezone'
  | 'managerId';

export interface EmployeeFieldsProps {
  field: (name: Name) => Omit<ReturnType<CreateForm['field']>, 'name'> & { name: string };
  manager: Omit<ManagerFieldProps, 'error'>;
  /** Fields that only one of the forms has. */
  children?: ReactNode;
}

const TIMEZONES = listTimezones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
const TYPES = EMPLOYMENT_TYPES.map((type) => ({ value: type, label: EMPLOYMENT_TYPE_LABELS[type] }));

/** The fields of an employee, the same for adding and editing. */
export function EmployeeFields({ field, manager, children }: EmployeeFieldsProps) {
  return (
    <div className="at-fields">
      <TextField label="First name" autoComplete="off" {...field('firstName')} />
      <TextField label="Last name" autoComplete="off" {...field('lastName')} />
      <TextField label="Work e-mail" type="email" autoComplete="off" {...field('workEmail')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        help="With its country code, like +919812345678"
        {...field('phone')}
      />
      <TextField label="Designation" {...field('designation')} />
      <TextField label="Department" {...field('department')} />
      <SelectField label="Employment" options={TYPES} {...field('employmentType')} />
      <DateField label="Joining date" {...field('joiningDate')} />
      <ManagerField {...manager} error={field('managerId').error} />
      <SelectField
        label="Time zone"
        help="Says which date a clock-in belongs to"
        options={TIMEZONES}
        {...field('timezone')}
      />
      {children}
    </div>
  );
}
