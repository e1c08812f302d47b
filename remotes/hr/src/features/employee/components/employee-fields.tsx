import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  listTimezones,
  type createEmployeeSchema,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
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
const types = () =>
  EMPLOYMENT_TYPES.map((type) => ({ value: type, label: translate(EMPLOYMENT_TYPE_LABELS[type]) }));

/** The fields of an employee, the same for adding and editing. */
export function EmployeeFields({ field, manager, children }: EmployeeFieldsProps) {
  return (
    <div className="at-fields">
      <TextField label={t('First name')} autoComplete="off" {...field('firstName')} />
      <TextField label={t('Last name')} autoComplete="off" {...field('lastName')} />
      <TextField label={t('Work e-mail')} type="email" autoComplete="off" {...field('workEmail')} />
      <TextField
        label={t('Phone')}
        type="tel"
        autoComplete="off"
        help={t('With its country code, like +919812345678')}
        {...field('phone')}
      />
      <TextField label={t('Designation')} {...field('designation')} />
      <TextField label={t('Department')} {...field('department')} />
      <SelectField label={t('Employment')} options={types()} {...field('employmentType')} />
      <DateField label={t('Joining date')} {...field('joiningDate')} />
      <ManagerField {...manager} error={field('managerId').error} />
      <SelectField
        label={t('Time zone')}
        help={t('Says which date a clock-in belongs to')}
        options={TIMEZONES}
        {...field('timezone')}
      />
      {children}
    </div>
  );
}
