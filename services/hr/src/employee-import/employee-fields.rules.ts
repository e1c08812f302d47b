import { EMPLOYMENT_TYPE_LABELS } from '@atrium/contracts';
import type { ImportField } from '@atrium/platform';

const TYPES = Object.values(EMPLOYMENT_TYPE_LABELS);

/** What a file of employees can say, in the order of the template. */
export const EMPLOYEE_FIELDS = [
  field('firstName', 'First name', { aliases: ['given name', 'forename'], required: true, example: 'Asha' }),
  field('lastName', 'Last name', { aliases: ['surname', 'family name'], required: true, example: 'Rao' }),
  field('workEmail', 'Work e-mail', {
    aliases: ['email', 'mail', 'email address', 'office email'],
    required: true,
    example: 'asha.rao@company.com',
  }),
  field('code', 'Employee code', {
    aliases: ['code', 'employee id', 'emp id', 'emp code', 'id'],
    help: 'Empty: the next free code.',
    example: '',
  }),
  field('phone', 'Phone', {
    aliases: ['mobile', 'phone number', 'mobile number', 'contact number'],
    help: 'With its country code, like +919812345678.',
    example: '+919812345678',
  }),
  field('designation', 'Designation', { aliases: ['title', 'job title', 'position'], example: 'Designer' }),
  field('department', 'Department', { aliases: ['dept', 'team'], example: 'Design' }),
  field('employmentType', 'Employment', {
    aliases: ['employment type', 'type', 'contract'],
    help: `${TYPES.join(', ')}. Empty: ${EMPLOYMENT_TYPE_LABELS.permanent}.`,
    example: EMPLOYMENT_TYPE_LABELS.permanent,
  }),
  field('joiningDate', 'Joining date', {
    aliases: ['joined', 'date of joining', 'doj', 'start date'],
    required: true,
    help: 'Like 2026-04-30, or day first: 30/04/2026.',
    example: '2026-04-30',
  }),
  field('manager', 'Manager', {
    aliases: ['reports to', 'manager email', 'manager code', 'reporting manager'],
    help: 'Their employee code or work e-mail; they may stand in the same file.',
    example: '',
  }),
  field('timezone', 'Time zone', {
    aliases: ['tz', 'zone'],
    help: 'Like Asia/Kolkata. Empty: the company’s.',
    example: 'Asia/Kolkata',
  }),
] as const satisfies ImportField[];

interface Said {
  aliases: string[];
  required?: boolean;
  help?: string;
  example: string;
}

function field(key: string, label: string, { aliases, required = false, help, example }: Said): ImportField {
  return { key, label, aliases, required, help: help ?? null, example };
}
