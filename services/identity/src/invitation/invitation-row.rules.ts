import { lineSchema, ROLE_LABELS, ROLES, USER, type InviteUser, type Role } from '@atrium/contracts';
import type { CheckedRow, ImportFault, ImportField, NamedRow, ReadRow } from '@atrium/records';
import { z } from 'zod';

/** A person of a list of people to invite. */
export interface InvitedPerson extends InviteUser {
  department: string | null;
}

export const invitedPersonSchema: z.ZodType<InvitedPerson> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  department: z.string().nullable(),
});

const ROLE_NAMES = ROLES.map((role) => ROLE_LABELS[role]);
const departmentSchema = lineSchema(80);

/** The fields of a list of people to invite, in the order of the template. */
export const INVITATION_FIELDS: readonly ImportField[] = [
  {
    key: 'name',
    label: 'Name',
    aliases: ['full name', 'person', 'employee'],
    required: true,
    help: 'First and last name.',
    example: 'Asha Rao',
  },
  {
    key: 'email',
    label: 'Email',
    aliases: ['mail', 'email address', 'work email'],
    required: true,
    help: null,
    example: 'asha.rao@company.com',
  },
  {
    key: 'role',
    label: 'Role',
    aliases: ['access'],
    required: false,
    help: `${ROLE_NAMES.join(', ')}. Empty: ${ROLE_LABELS.employee}.`,
    example: ROLE_LABELS.employee,
  },
  {
    key: 'department',
    label: 'Department',
    aliases: ['dept', 'team'],
    required: false,
    help: 'The department they start in.',
    example: 'Design',
  },
];

/** Reads one row by the rules of the form. @param mayGive whether the inviting person may give a role */
export function readInvitation(
  cells: Readonly<Record<string, string>>,
  mayGive: (role: Role) => boolean,
): ReadRow<InvitedPerson> {
  const { name = '', email = '', role = '', department = '' } = cells;
  const read = USER.createSchema.safeParse({ ...splitName(name), email, role: roleOf(role) });
  const faults = read.success ? [] : faultsOf(read.error.issues);
  const [unfit] = departmentSchema.safeParse(department).error?.issues ?? [];
  if (unfit) faults.push({ field: 'department', words: unfit.message });
  if (read.success && !mayGive(read.data.role))
    faults.push({ field: 'role', words: 'You cannot give permissions that you do not have.' });
  if (faults.length > 0 || !read.success) return { faults };
  return { content: { ...read.data, department: department || null } };
}

/** The last word is the last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function roleOf(text: string): string {
  if (text === '') return 'employee';
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  const known = ROLES.find((role) => [role, ROLE_LABELS[role]].some((words) => plain(words) === plain(text)));
  return known ?? text;
}

/** First and last name are one column here. */
function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ImportFault[] {
  const faults = issues.map(({ path, message }): ImportFault => {
    const field = String(path[0] ?? '');
    if (field === 'role') return { field, words: `Choose one of these: ${ROLE_NAMES.join(', ')}.` };
    if (!field.endsWith('Name')) return { field, words: message };
    return { field: 'name', words: message === 'Enter a name.' ? 'Write first and last name.' : message };
  });
  return faults.filter(({ field }, place) => faults.findIndex((other) => other.field === field) === place);
}

/** The company's e-mails, each with the message about it. */
export type KnownEmails = ReadonlyMap<string, string>;

/** The rows in their order, each with what is wrong with it beside the others and the company's people. */
export function checkInvitations(
  rows: readonly NamedRow<InvitedPerson>[],
  known: KnownEmails,
): CheckedRow<InvitedPerson>[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { email } = row.content;
    const there = known.get(email);
    if (there !== undefined) return { ...row, faults: [], known: { field: 'email', words: there } };
    const isTwin = seen.has(email);
    seen.add(email);
    return { ...row, faults: isTwin ? [{ field: 'email', words: 'A row above has the same email.' }] : [] };
  });
}
