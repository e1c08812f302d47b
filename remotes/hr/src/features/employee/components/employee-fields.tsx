import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES, type Employee, type EMPLOYEE } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  DateField,
  PhoneField,
  RefField,
  SelectField,
  TextField,
  ZoneField,
  type RecordForm,
} from '@atrium/ui';
import type { ReactNode } from 'react';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { useDesignationOffers } from '../../../shared/designation.api.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';

interface EmployeeFieldsProps extends Pick<RecordForm<typeof EMPLOYEE, Employee>, 'field' | 'reference'> {
  /** Nobody has said the joining date yet. */
  joiningAssumed: boolean;
  /** Fields that only one of the forms has. */
  children?: ReactNode;
}

const types = () => labelled(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS);

/** The fields of an employee, the same for adding and editing. */
export function EmployeeFields({ field, reference, joiningAssumed, children }: EmployeeFieldsProps) {
  return (
    <div className="at-fields">
      <TextField autoComplete="off" {...field('firstName')} />
      <TextField autoComplete="off" {...field('lastName')} />
      <TextField type="email" autoComplete="off" {...field('workEmail')} />
      <PhoneField help={t('With its country code, like +919812345678')} {...field('phone')} />
      <RefField {...reference('designationId')} useOffers={useDesignationOffers} />
      <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} />
      <SelectField options={types()} {...field('employmentType')} />
      <DateField
        {...field('joiningDate')}
        help={
          joiningAssumed ? t('They came by an invitation: enter the day on which they started.') : undefined
        }
      />
      <DateField
        help={t(
          'No one is absent before this day. Empty: the day on which they are added, if they joined before',
        )}
        {...field('attendanceFrom')}
      />
      <DateField help={t('HR and the manager are asked to confirm on this day')} {...field('confirmDate')} />
      <DateField help={t('Colleagues see the day and month, never the year')} {...field('birthDate')} />
      <RefField {...reference('managerId')} useOffers={useEmployeeOffers} />
      <ZoneField help={t('Decides which date a clock-in counts for')} {...field('timezone')} />
      {children}
    </div>
  );
}
