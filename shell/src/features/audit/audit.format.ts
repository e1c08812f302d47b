import { ROLE_LABELS, type AuditEntry, type AuditValues, type Role } from '@atrium/contracts';
import { compareTexts, formatDate, msg, t, translate } from '@atrium/sdk';

/** What was done, after the kind of record. A verb that is not listed is written as its own words. */
const VERBS: Partial<Record<string, string>> = {
  create: msg('created'),
  update: msg('changed'),
  delete: msg('deleted'),
  cancel: msg('cancelled'),
  archive: msg('archived'),
  restore: msg('restored'),
  invite: msg('invited'),
  link: msg('linked to an account'),
  deactivate: msg('deactivated'),
  reactivate: msg('reactivated'),
  resendInvitation: msg('invited again'),
  revokeInvitation: msg('invitation taken back'),
  acceptInvitation: msg('joined'),
  confirmEmail: msg('e-mail confirmed'),
  sendRecovery: msg('recovery link sent'),
  resetPassword: msg('password reset'),
  signIn: msg('signed in'),
  signInFailed: msg('sign-in failed'),
  signOut: msg('signed out'),
  switch: msg('switched'),
  punch: msg('recorded'),
  import: msg('imported'),
  export: msg('exported'),
  withdraw: msg('withdrawn'),
  undo: msg('undone'),
  run: msg('run'),
  setPhoto: msg('photo changed'),
  confirmFailed: msg('not confirmed, wrong password or code'),
  changePassword: msg('password changed'),
  endSessions: msg('signed out elsewhere'),
  lock: msg('locked'),
  unlock: msg('unlocked'),
  updateOwn: msg('changed their own account'),
  beginSeeAs: msg('seen as by an admin'),
  endSeeAs: msg('seen no more by an admin'),
  setPermissions: msg('permissions changed'),
  copyInvitationLink: msg('invitation link made'),
};

/** Kinds of records and fields that do not go by their own words; the others are translated by those. */
const NAMES: Partial<Record<string, string>> = {
  admin: msg('Administration'),
  announcement: msg('Announcement'),
  app: msg('App'),
  attendance: msg('Attendance'),
  code: msg('Code'),
  company: msg('Company'),
  department: msg('Department'),
  designation: msg('Designation'),
  ecommerce: msg('E-commerce'),
  email: msg('E-mail'),
  employee: msg('Employee'),
  employeeDocument: msg('Employee document'),
  employmentType: msg('Employment type'),
  enabled: msg('Enabled'),
  expiresAt: msg('Expires at'),
  fileName: msg('File name'),
  firstName: msg('First name'),
  format: msg('Format'),
  hrOperations: msg('HR operations'),
  import: msg('Import'),
  job: msg('Job'),
  joiningDate: msg('Joining date'),
  lastName: msg('Last name'),
  list: msg('List'),
  manager: msg('Manager'),
  name: msg('Name'),
  phone: msg('Phone'),
  pinnedUntil: msg('Pinned until'),
  role: msg('Role'),
  roles: msg('Roles'),
  savedView: msg('Saved view'),
  setting: msg('Setting'),
  status: msg('Status'),
  text: msg('Text'),
  timezone: msg('Time zone'),
  title: msg('Title'),
  user: msg('User'),
  value: msg('Value'),
  whatsappMarketing: msg('WhatsApp marketing'),
  workEmail: msg('Work e-mail'),
};

/** `workEmail` -> `work e-mail` */
function splitWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.replace(/\bemail\b/, 'e-mail');
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const named = (name: string): string => translate(NAMES[name] ?? sentence(splitWords(name)));

export const kindWords = (kind: string): string => named(kind);
export const fieldWords = (field: string): string => named(field);

/** `employee.update` -> `Employee changed` */
export function actionWords(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  if (!verb) return kindWords(kind);
  return t('{kind} {verb}', { kind: kindWords(kind), verb: translate(VERBS[verb] ?? splitWords(verb)) });
}

/** The portal itself acts where nobody is named. */
export const actorName = ({ actor }: AuditEntry): string => actor?.name ?? 'Atrium';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A moment as the company's clocks show it, `20 Nov 2026, 15:30:00`. */
export function momentWords(at: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return formatDate(at, { ...day, ...time, timeZone });
}

const isRole = (value: string): value is Role => value in ROLE_LABELS;

/** A value as people read it; what is not known is shown as it is. */
export function valueWords(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'role' && isRole(value)) return translate(ROLE_LABELS[value]);
  if (DAY.test(value)) return formatDate(value);
  return MOMENT.test(value) ? momentWords(value, timeZone) : value;
}

/** The fields of both sides, in the order in which people read them first. */
export function changedFields(before: AuditValues | null, after: AuditValues | null): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort((one, other) =>
    compareTexts(fieldWords(one), fieldWords(other)),
  );
}
