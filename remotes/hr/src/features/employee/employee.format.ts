import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES, type Employee } from '@atrium/contracts';
import { formatDate, msg, translate } from '@atrium/sdk';

export function fullName({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** `12 Aug 2021` for the business day 2021-08-12. */
export function dateInWords(day: string): string {
  return formatDate(day);
}

/** The fields of the form in words. */
export const EMPLOYEE_LABELS = {
  firstName: msg('First name'),
  lastName: msg('Last name'),
  workEmail: msg('Work e-mail'),
  phone: msg('Phone'),
  designation: msg('Designation'),
  department: msg('Department'),
  employmentType: msg('Employment'),
  joiningDate: msg('Joining date'),
  managerId: msg('Manager'),
  timezone: msg('Time zone'),
};

/** A field's value in words. */
export function sayValue(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '–';
  if (name === 'joiningDate') return dateInWords(value);
  const type = name === 'employmentType' ? EMPLOYMENT_TYPES.find((each) => each === value) : undefined;
  return type ? translate(EMPLOYMENT_TYPE_LABELS[type]) : value;
}
