import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES, type Employee } from '@atrium/contracts';

export function fullName({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** `12 Aug 2021` for the business day 2021-08-12. */
export function dateInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The fields of the form in words. */
export const EMPLOYEE_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  workEmail: 'Work e-mail',
  phone: 'Phone',
  designation: 'Designation',
  department: 'Department',
  employmentType: 'Employment',
  joiningDate: 'Joining date',
  managerId: 'Manager',
  timezone: 'Time zone',
};

/** A field's value in words. */
export function sayValue(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '–';
  if (name === 'joiningDate') return dateInWords(value);
  const type = name === 'employmentType' ? EMPLOYMENT_TYPES.find((each) => each === value) : undefined;
  return type ? EMPLOYMENT_TYPE_LABELS[type] : value;
}
