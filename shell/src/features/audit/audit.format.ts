import { ROLE_LABELS, type AuditEntry, type AuditValues, type Role } from '@atrium/contracts';

/** What was done, after the kind of record. A verb that is not listed is written as its own words. */
const VERBS: Partial<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  cancel: 'cancelled',
  archive: 'archived',
  restore: 'restored',
  invite: 'invited',
  link: 'linked to an account',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  resendInvitation: 'invited again',
  revokeInvitation: 'invitation taken back',
  acceptInvitation: 'joined',
  confirmEmail: 'e-mail confirmed',
  sendRecovery: 'recovery link sent',
  resetPassword: 'password reset',
  signIn: 'signed in',
  signInFailed: 'sign-in failed',
  signOut: 'signed out',
  switch: 'switched',
  punch: 'recorded',
  import: 'imported',
  export: 'exported',
};

/** `workEmail` -> `work e-mail` */
function splitWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.replace(/\bemail\b/, 'e-mail');
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const kindWords = (kind: string): string => sentence(splitWords(kind));
export const fieldWords = (field: string): string => sentence(splitWords(field));

/** `employee.update` -> `Employee changed` */
export function actionWords(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return `${kindWords(kind)} ${VERBS[verb] ?? splitWords(verb)}`.trim();
}

/** The portal itself acts where nobody is named. */
export const actorName = ({ actor }: AuditEntry): string => actor?.name ?? 'Atrium';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A moment as the company's clocks show it, `20 Nov 2026, 15:30:00`. */
export function momentWords(at: string, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(at));
}

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const isRole = (value: string): value is Role => value in ROLE_LABELS;

/** A value as people read it; what is not known is shown as it is. */
export function valueWords(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'role' && isRole(value)) return ROLE_LABELS[value];
  if (DAY.test(value)) return dayWords(value);
  return MOMENT.test(value) ? momentWords(value, timeZone) : value;
}

/** The fields of both sides, in the order in which people read them first. */
export function changedFields(before: AuditValues | null, after: AuditValues | null): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort((one, other) =>
    fieldWords(one).localeCompare(fieldWords(other)),
  );
}
