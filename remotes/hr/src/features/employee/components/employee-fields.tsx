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
import { PLACE_OFFERS } from '../../../shared/place-offers.js';

interface EmployeeFieldProps extends Pick<RecordForm<typeof EMPLOYEE, Employee>, 'field' | 'reference'> {
  name: EmployeeFieldName;
  /** Nobody has said the joining date yet. */
  joiningAssumed?: boolean;
}

/** In the order of the form. */
export const EMPLOYEE_FIELDS = [
  'firstName',
  'lastName',
  'workEmail',
  'phone',
  'designationId',
  'departmentId',
  'employmentType',
  'joiningDate',
  'attendanceFrom',
  'confirmDate',
  'birthDate',
  'managerId',
  'timezone',
] as const;
type EmployeeFieldName = (typeof EMPLOYEE_FIELDS)[number];

const types = () => labelled(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS);

/** A field of an employee, the same where one is added and where one is changed. */
export function EmployeeField({ name, field, reference, joiningAssumed = false }: EmployeeFieldProps) {
  switch (name) {
    case 'firstName':
    case 'lastName':
      return <TextField autoComplete="off" {...field(name)} />;
    case 'workEmail':
      return <TextField type="email" autoComplete="off" {...field(name)} />;
    case 'phone':
      return <PhoneField help={t('With its country code, like +919812345678')} {...field(name)} />;
    case 'designationId':
    case 'departmentId':
    case 'managerId':
      return <RefField {...reference(name)} useOffers={PLACE_OFFERS[name]} />;
    case 'employmentType':
      return <SelectField options={types()} {...field(name)} />;
    case 'timezone':
      return <ZoneField help={t('Decides which date a clock-in counts for')} {...field(name)} />;
    default:
      return <DateField help={sayDay(name, joiningAssumed)} {...field(name)} />;
  }
}

function sayDay(
  name: 'joiningDate' | 'attendanceFrom' | 'confirmDate' | 'birthDate',
  joiningAssumed: boolean,
): string | undefined {
  switch (name) {
    case 'joiningDate':
      return joiningAssumed
        ? t('They came by an invitation: enter the day on which they started.')
        : undefined;
    case 'attendanceFrom':
      return t(
        'No one is absent before this day. Empty: the day on which they are added, if they joined before',
      );
    case 'confirmDate':
      return t('HR and the manager are asked to confirm on this day');
    default:
      return t('Colleagues see the day and month, never the year');
  }
}
