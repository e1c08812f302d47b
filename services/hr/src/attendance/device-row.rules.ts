import { PUNCH_KINDS, type PunchKind } from '@atrium/contracts';
import type { ImportField, ImportFault, ReadRow } from '@atrium/records';
import { z } from 'zod';

/** One line of a device's file: who touched it when, by the clock on its wall. */
export const deviceRowSchema = z.object({
  /** Employee code, work e-mail or full name. */
  person: z.string(),
  date: z.string(),
  /** `HH:MM:SS` */
  time: z.string(),
  /** Null for a device that only knows a touch. */
  kind: z.enum(PUNCH_KINDS).nullable(),
});
export type DeviceRow = z.infer<typeof deviceRowSchema>;

const field = (key: string, label: string, rest: Partial<ImportField> = {}): ImportField => ({
  key,
  label,
  aliases: [],
  required: true,
  help: null,
  example: null,
  ...rest,
});

export const DEVICE_FIELDS: readonly ImportField[] = [
  field('person', 'Employee', {
    aliases: ['employee code', 'emp code', 'employee id', 'user id', 'enroll no', 'email', 'code'],
    help: 'Employee code, work email or full name.',
    example: 'E0001',
  }),
  field('date', 'Date', {
    aliases: ['day', 'punch date', 'date time', 'datetime'],
    example: '2026-04-30',
    holds: 'moment',
  }),
  field('time', 'Time', { aliases: ['punch time', 'clock'], required: false, example: '09:28' }),
  field('kind', 'Kind', {
    aliases: ['type', 'in/out', 'direction', 'status', 'state', 'io'],
    required: false,
    help: 'In, out, break start or break end; empty where the device only knows a touch.',
    example: 'in',
  }),
];

const MOST_PERSON = 254;
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
const TIME = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?$/i;
const KINDS: Record<string, PunchKind> = {
  in: 'in',
  i: 'in',
  'check in': 'in',
  'clock in': 'in',
  'c/in': 'in',
  '0': 'in',
  out: 'out',
  o: 'out',
  'check out': 'out',
  'clock out': 'out',
  'c/out': 'out',
  '1': 'out',
  'break start': 'breakStart',
  'break out': 'breakStart',
  '2': 'breakStart',
  'break end': 'breakEnd',
  'break in': 'breakEnd',
  '3': 'breakEnd',
};

/** Reads one line; a file may have date and time in one column. */
export function readDeviceRow(cells: Readonly<Record<string, string>>): ReadRow<DeviceRow> {
  const { person = '', kind: asked = '' } = cells;
  const date = dayOf(cells['date'] ?? '');
  const time = timeOf(cells['time'] || (cells['date'] ?? ''));
  const kind =
    asked === '' ? null : (KINDS[asked.toLowerCase()] ?? PUNCH_KINDS.find((each) => each === asked));
  const faults: ImportFault[] = [];
  if (person === '' || person.length > MOST_PERSON)
    faults.push({ field: 'person', words: 'Enter a code, a work email or a name.' });
  if (!date) faults.push({ field: 'date', words: 'Enter a date, like 2026-04-30.' });
  if (!time) faults.push({ field: 'time', words: 'Enter a time, like 09:30.' });
  if (kind === undefined) faults.push({ field: 'kind', words: 'Enter in, out, break start or break end.' });
  if (faults.length > 0 || !date || !time || kind === undefined) return { faults };
  return { content: { person, date, time, kind } };
}

/** The real day with which a text begins; null: with none. */
export function dayOf(text: string): string | null {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

function timeOf(text: string): string | null {
  const [, hours, minutes, seconds = '00', half] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}
