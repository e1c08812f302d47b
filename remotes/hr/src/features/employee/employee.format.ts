import { EMPLOYEE, EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '@atrium/contracts';
import { formatDate, formatNumber, translate } from '@atrium/sdk';

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

interface Tenure {
  joiningDate: string;
  lastWorkingDay: string | null;
}

/** How long somebody has worked here, in whole months: "2 years 3 months". Null before the first is over. */
export function sayTenure({ joiningDate, lastWorkingDay }: Tenure, today: string): string | null {
  const end = lastWorkingDay !== null && lastWorkingDay < today ? lastWorkingDay : today;
  const [years, months, days] = [0, 5, 8].map((at, part) => {
    const length = part === 0 ? 4 : 2;
    return Number(end.slice(at, at + length)) - Number(joiningDate.slice(at, at + length));
  });
  const whole = (years ?? 0) * 12 + (months ?? 0) - ((days ?? 0) < 0 ? 1 : 0);
  if (whole < 1) return null;
  const said = (value: number, unit: 'year' | 'month') =>
    value > 0 ? [formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })] : [];
  return [...said(Math.floor(whole / 12), 'year'), ...said(whole % 12, 'month')].join(' ');
}
