import { PHONE_FAULT } from '@atrium/contracts';
import { readPhone } from '@atrium/records';
import { AppError } from '@atrium/platform';

interface PhoneField {
  field?: string;
  /** Numbers that are stored already; they stay, also where numbering plans have changed since. */
  known?: readonly (string | null)[];
}

/** A number in the form in which it is stored. @throws {AppError} VALIDATION_FAILED on the field */
export function storedPhone(typed: string, { field = 'phone', known = [] }: PhoneField = {}): string {
  if (known.includes(typed)) return typed;
  const phone = readPhone(typed);
  if (!phone) throw new AppError('VALIDATION_FAILED', { fields: { [field]: PHONE_FAULT } });
  return phone.e164;
}

/** The values of an employee with their number as it is stored, where one is given. */
export const withStoredPhone = <Given extends { phone?: string | null | undefined }>(
  values: Given,
  known: string | null = null,
): Given => (values.phone ? { ...values, phone: storedPhone(values.phone, { known: [known] }) } : values);
