import { EMPLOYMENT_TYPE_LABELS } from '@atrium/contracts';
import type { ImportField } from '@atrium/records';

const TYPES = Object.values(EMPLOYMENT_TYPE_LABELS);

/** What a file of employees can say, in the order of the template. */
export const EMPLOYEE_FIELDS = [
  field('firstName', {
    label: 'First name',
    aliases: ['given name', 'forename'],
    ...{ required: true, orElse: 'fullName', example: 'Asha' },
  }),
  field('lastName', {
    label: 'Last name',
    aliases: ['surname', 'family name'],
    ...{ required: true, orElse: 'fullName', example: 'Rao' },
  }),
  field('fullName', {
    label: 'Full name',
    aliases: ['name', 'employee name', 'employee', 'person', 'staff name'],
    help: 'Instead of first and last name: the last word is the last name.',
    example: null,
  }),
  field('workEmail', {
    label: 'Work e-mail',
    aliases: ['email', 'mail', 'email address', 'office email'],
    required: true,
    example: 'asha.rao@company.com',
  }),
  field('code', {
    label: 'Employee code',
    aliases: ['code', 'employee id', 'emp id', 'emp code', 'id'],
    help: 'Empty: the next free code.',
    example: '',
  }),
  field('phone', {
    label: 'Phone',
    aliases: ['mobile', 'phone number', 'mobile number', 'contact number'],
    help: 'With its country code, like +919812345678.',
    example: '+919812345678',
  }),
  field('designation', {
    label: 'Designation',
    aliases: ['title', 'job title', 'position'],
    example: 'Designer',
  }),
  field('department', {
    label: 'Department',
    aliases: ['dept', 'team'],
    example: 'Design',
  }),
  field('employmentType', {
    label: 'Employment',
    aliases: ['employment type', 'type', 'contract'],
    help: `${TYPES.join(', ')}. Empty: ${EMPLOYMENT_TYPE_LABELS.permanent}.`,
    example: EMPLOYMENT_TYPE_LABELS.permanent,
  }),
  field('joiningDate', {
    label: 'Joining date',
    aliases: ['joining', 'joined', 'joined on', 'date of joining', 'doj', 'start date', 'hire date'],
    required: true,
    help: 'Like 2026-04-30, or day first: 30/04/2026.',
    example: '2026-04-30',
  }),
  field('manager', {
    label: 'Manager',
    aliases: ['boss', 'supervisor', 'reports to', 'manager email', 'manager code', 'reporting manager'],
    help: 'Their employee code or work e-mail; they may stand in the same file.',
    example: '',
  }),
  field('timezone', {
    label: 'Time zone',
    aliases: ['tz', 'zone'],
    help: 'Like Asia/Kolkata. Empty: the company’s.',
    example: 'Asia/Kolkata',
  }),
] as const satisfies ImportField[];

type Said = Pick<ImportField, 'label' | 'aliases' | 'example' | 'orElse'> & {
  required?: boolean;
  help?: string;
};

function field(key: string, { required = false, help, ...said }: Said): ImportField {
  return { key, required, help: help ?? null, ...said };
}
