import type { ImportFault, ImportField, ReadRow } from '@atrium/records';
import { z } from 'zod';
import { dayOf } from '../attendance/device-row.rules.js';
import { toHundredths } from './leave-amount.rules.js';
import { leaveYearOf } from './leave-year.rules.js';

/** What a person had of a type at the end of a day, in the system before. */
export const openingRowSchema = z.object({
  /** Employee code, work e-mail or full name. */
  person: z.string(),
  /** Code or name. */
  type: z.string(),
  /** In hundredths. */
  days: z.number(),
  asOf: z.string(),
});
export type OpeningRow = z.infer<typeof openingRowSchema>;

const field = (key: string, label: string, rest: Partial<ImportField>): ImportField => ({
  key,
  label,
  aliases: [],
  required: true,
  help: null,
  example: null,
  ...rest,
});

export const OPENING_FIELDS: readonly ImportField[] = [
  field('person', 'Employee', {
    aliases: ['employee code', 'emp code', 'employee id', 'email', 'code'],
    help: 'Employee code, work email or full name.',
    example: 'E0001',
  }),
  field('type', 'Leave type', { aliases: ['type', 'leave'], help: 'Its code or its name.', example: 'EL' }),
  field('days', 'Days', { aliases: ['balance', 'closing balance', 'opening balance'], example: '7.5' }),
  field('asOf', 'As of', {
    aliases: ['date', 'as on', 'balance date'],
    help: 'The balance at the end of this day.',
    example: '2026-03-31',
    holds: 'day',
  }),
];

const MOST_TEXT = 254;
const MOST_DAYS = 366;
const DAYS = /^-?\d+(?:\.\d{1,2})?$/;

/** Reads one row by itself. */
export function readOpeningRow(cells: Readonly<Record<string, string>>): ReadRow<OpeningRow> {
  const { person = '', type = '', days = '' } = cells;
  const asOf = dayOf(cells['asOf'] ?? '');
  const faults: ImportFault[] = [];
  if (person === '' || person.length > MOST_TEXT)
    faults.push({ field: 'person', words: 'Enter a code, a work email or a name.' });
  if (type === '' || type.length > MOST_TEXT)
    faults.push({ field: 'type', words: 'Enter the code or the name of a leave type.' });
  if (!DAYS.test(days) || Math.abs(Number(days)) > MOST_DAYS)
    faults.push({ field: 'days', words: 'Enter days, like 7.5.' });
  if (!asOf) faults.push({ field: 'asOf', words: 'Enter a date, like 2026-04-30.' });
  if (faults.length > 0 || !asOf) return { faults };
  return { content: { person, type, days: toHundredths(Number(days)), asOf } };
}

/** A person has one opening balance of a type in each leave year. */
export function openingSource(
  { employeeId, typeId, asOf }: { employeeId: string; typeId: string; asOf: string },
  { yearMonth }: { yearMonth: number },
): string {
  return `opening ${employeeId} ${typeId} ${leaveYearOf(asOf, yearMonth).start}`;
}
