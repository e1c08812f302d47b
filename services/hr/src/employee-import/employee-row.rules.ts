import {
  PHONE_FAULT,
  EMPLOYEE,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  LIFECYCLE_ERRORS,
  lineSchema,
  type CreateEmployee,
} from '@atrium/contracts';
import { readPhone, type ImportFault, type ReadRow, type TableRow } from '@atrium/records';
import { isBornAfter } from '../employee/born-after.rules.js';

const MOST_MANAGER = 254;
const TYPE_NAMES = EMPLOYMENT_TYPES.map((type) => EMPLOYMENT_TYPE_LABELS[type]);

const placeSchema = lineSchema(80);

interface EmployeeDefaults {
  /** The company's. */
  timezone: string;
  /** Of phone numbers without a country code. */
  country: string;
}

/** Reads one row by the rules of the form. */
export function readEmployee(
  cells: Readonly<Record<string, string>>,
  { timezone, country }: EmployeeDefaults,
): ReadRow<TableRow> {
  const text = (key: string): string | null => cells[key] || null;
  const read = EMPLOYEE.createSchema.safeParse({
    ...namesOf(cells),
    workEmail: cells['workEmail'] ?? '',
    code: text('code'),
    phone: text('phone'),
    employmentType: employmentOf(cells['employmentType'] ?? ''),
    joiningDate: cells['joiningDate'] ?? '',
    attendanceFrom: text('attendanceFrom'),
    confirmDate: text('confirmDate'),
    birthDate: text('birthDate'),
    timezone: text('timezone') ?? timezone,
    designationId: null,
    departmentId: null,
    managerId: null,
    invite: false,
  });
  const phone = readPhone(text('phone') ?? '', country)?.e164 ?? null;
  const wrongPhone = text('phone') && !phone ? [{ field: 'phone', words: PHONE_FAULT }] : [];
  const issues = faultsOf(read.error?.issues ?? [], cells);
  const faults = firstOfEachField([
    ...issues,
    ...wrongPhone,
    ...dateFaults(read.data),
    ...referenceFaults(cells),
  ]);
  if (!read.success || faults.length > 0) return { faults };
  const { invite: _invite, ...values } = read.data;
  const [department, designation, manager] = [text('department'), text('designation'), text('manager')];
  const names = {
    ...(department && { departmentId: department }),
    ...(designation && { designationId: designation }),
    ...(manager && { managerId: referenceOf(manager) }),
  };
  return { content: { values: { ...values, phone, code: values.code?.toUpperCase() ?? null }, names } };
}

/** Days that are right by themselves and not beside the joining date. */
function dateFaults(read: CreateEmployee | undefined): ImportFault[] {
  if (!read) return [];
  const { joiningDate, confirmDate, birthDate } = read;
  const { PROBATION_BEFORE_JOINING, BORN_AFTER_JOINING } = LIFECYCLE_ERRORS;
  return [
    ...(confirmDate && confirmDate < joiningDate
      ? [{ field: 'confirmDate', words: PROBATION_BEFORE_JOINING.message }]
      : []),
    ...(isBornAfter(birthDate, joiningDate)
      ? [{ field: 'birthDate', words: BORN_AFTER_JOINING.message }]
      : []),
  ];
}

function referenceFaults(cells: Readonly<Record<string, string>>): ImportFault[] {
  const faults = ['department', 'designation'].flatMap((field) => {
    const [issue] = placeSchema.safeParse(cells[field] ?? '').error?.issues ?? [];
    return issue ? [{ field, words: issue.message }] : [];
  });
  if ((cells['manager'] ?? '').length > MOST_MANAGER)
    faults.push({ field: 'manager', words: 'Enter a code, a work email or a name.' });
  return faults;
}

/** Takes a missing first or last name from the full name: its last word is the last name. */
function namesOf(cells: Readonly<Record<string, string>>): { firstName: string; lastName: string } {
  const { firstName = '', lastName = '', fullName = '' } = cells;
  const words = fullName.split(/\s+/).filter(Boolean);
  const at = Math.max(0, lastName ? words.length : words.length - 1);
  return {
    firstName: firstName || withoutEnd(words.slice(0, at).join(' '), lastName),
    lastName: lastName || (words.at(-1) ?? ''),
  };
}

const withoutEnd = (name: string, end: string): string =>
  end !== '' && name.endsWith(` ${end}`) ? name.slice(0, -end.length - 1) : name;

/** A manager's email, code or name, normalised for the lookup. */
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

function faultsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  cells: Readonly<Record<string, string>>,
): ImportFault[] {
  return issues.map(({ path, message }): ImportFault => {
    const field = String(path[0] ?? '');
    if (field === 'employmentType') return { field, words: `Choose one of these: ${TYPE_NAMES.join(', ')}.` };
    if (!field.endsWith('Name') || cells[field] || !cells['fullName']) return { field, words: message };
    const words = message === 'Enter a name.' ? 'Write first and last name.' : message;
    return { field: 'fullName', words };
  });
}

const firstOfEachField = (faults: readonly ImportFault[]): ImportFault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);
