import { EMPLOYEE, EMPLOYMENT_TYPE_LABELS } from '@atrium/contracts';
import { importFields, type ImportField } from '@atrium/records';

const TYPES = Object.values(EMPLOYMENT_TYPE_LABELS);

const FULL_NAME: ImportField = {
  key: 'fullName',
  label: 'Full name',
  required: false,
  aliases: ['name', 'employee name', 'employee', 'person', 'staff name'],
  help: 'Instead of first and last name: the last word is the last name.',
  example: null,
};

const CODE: ImportField = {
  key: 'code',
  label: 'Employee code',
  required: false,
  aliases: ['code', 'employee id', 'emp id', 'emp code', 'id'],
  help: 'Leave empty for the next free code.',
  example: '',
};

/** Where a file differs from the form. */
const IN_FILES: Readonly<Record<string, Partial<ImportField>>> = {
  firstName: { orElse: 'fullName' },
  lastName: { orElse: 'fullName' },
  employmentType: {
    required: false,
    help: `${TYPES.join(', ')}. Empty: ${EMPLOYMENT_TYPE_LABELS.permanent}.`,
    example: EMPLOYMENT_TYPE_LABELS.permanent,
  },
  joiningDate: { help: 'Like 2026-04-30, or day first: 30/04/2026.', example: '2026-04-30' },
  birthDate: { help: 'Like 1994-06-30, or day first: 30/06/1994.' },
  timezone: {
    required: false,
    help: 'Like Asia/Kolkata. Leave empty for the company’s.',
    example: 'Asia/Kolkata',
  },
  manager: { help: 'Their work email, employee code or full name. They can be in the same file.' },
};

const OF_RECORD = importFields(EMPLOYEE).map((field): ImportField => ({ ...field, ...IN_FILES[field.key] }));

/** The fields of an employee file, in the order of the template. */
export const EMPLOYEE_FIELDS: readonly ImportField[] = [
  ...OF_RECORD.slice(0, 2),
  FULL_NAME,
  ...OF_RECORD.slice(2, 3),
  CODE,
  ...OF_RECORD.slice(3),
];
