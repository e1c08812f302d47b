import { z } from 'zod';

/** Fields that many contracts share, each with the sentence a person reads when it is wrong. */
export const idSchema = z.uuid('This is not a valid id.');
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail is too long.')
  .pipe(z.email('Enter an e-mail address, like name@company.com.'));
export const personNameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.');
/** The `version` of the record that the change was made on; a stale one is refused with 409. */
export const versionSchema = z.number().int().min(1);
/** A business day, `2026-04-30`, without a time zone. */
export const daySchema = z.iso.date('Enter a date, like 2026-04-30.');
export const timezoneSchema = z.string().max(64).refine(isTimezone, 'Choose a time zone from the list.');
export const idParamsSchema = z.strictObject({ id: idSchema });

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
