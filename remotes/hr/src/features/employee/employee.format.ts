import { EMPLOYEE, EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '@atrium/contracts';
import { formatDate, translate } from '@atrium/sdk';

/** `12 Aug 2021` for the business day 2021-08-12. */
export const dateInWords = (day: string): string => formatDate(day);

export const labelOf = (name: keyof typeof EMPLOYEE.fields): string => translate(EMPLOYEE.fields[name].label);

/** A field's value in words; null: it is shown unchanged. */
export function sayValue(name: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (name === 'joiningDate' || name === 'attendanceFrom' || name === 'birthDate' || name === 'confirmDate')
    return dateInWords(value);
  const type = name === 'employmentType' ? EMPLOYMENT_TYPES.find((each) => each === value) : undefined;
  return type ? translate(EMPLOYMENT_TYPE_LABELS[type]) : null;
}
