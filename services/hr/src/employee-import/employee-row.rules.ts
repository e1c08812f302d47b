import {
  createEmployeeSchema,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  type CreateEmployee,
} from '@atrium/contracts';
import type { ImportFault, ReadRow } from '@atrium/platform';

/** An employee of a file. */
export interface ImportedEmployee {
  values: Omit<CreateEmployee, 'managerId' | 'invite'>;
  /** The manager's code in capitals, or e-mail in small letters. */
  manager: string | null;
  /** The highest number of a counted code in the file: codes that are given out must come after it. */
  codeAfter: number;
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MOST_MANAGER = 254;

/** Reads one row by the rules of the form. @param timezone the company's */
export function readEmployee(
  cells: Readonly<Record<string, string>>,
  timezone: string,
): ReadRow<ImportedEmployee> {
  const text = (key: string): string | null => cells[key] || null;
  const manager = text('manager');
  const read = createEmployeeSchema.safeParse({
    firstName: cells['firstName'] ?? '',
    lastName: cells['lastName'] ?? '',
    workEmail: cells['workEmail'] ?? '',
    code: text('code'),
    phone: text('phone')?.replace(/[\s().-]/g, '') ?? null,
    designation: text('designation'),
    department: text('department'),
    employmentType: employmentOf(cells['employmentType'] ?? ''),
    joiningDate: dayOf(cells['joiningDate'] ?? ''),
    timezone: text('timezone') ?? timezone,
    managerId: null,
    invite: false,
  });
  if (!read.success) return { faults: faultsOf(read.error.issues) };
  if (manager && manager.length > MOST_MANAGER)
    return { faults: [{ field: 'manager', words: 'Enter a code or a work e-mail.' }] };
  const { managerId: _, invite: _invite, ...values } = read.data;
  const code = values.code?.toUpperCase() ?? null;
  return { content: { values: { ...values, code }, manager: manager && referenceOf(manager), codeAfter: 0 } };
}

/** A manager as they are looked for. */
function referenceOf(text: string): string {
  return text.includes('@') ? text.toLowerCase() : text.toUpperCase();
}

function employmentOf(text: string): string {
  if (text === '') return 'permanent';
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  const known = EMPLOYMENT_TYPES.find((type) =>
    [type, EMPLOYMENT_TYPE_LABELS[type]].some((words) => plain(words) === plain(text)),
  );
  return known ?? text;
}

function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ImportFault[] {
  const faults = issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), words: message }));
  return faults.filter(({ field }, place) => faults.findIndex((other) => other.field === field) === place);
}
