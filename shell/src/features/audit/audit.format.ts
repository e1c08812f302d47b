import type { Action, AuditEntry, AuditValues } from '@atrium/contracts';
import { compareTexts, formatDate, formatList, formatTime, t, translate } from '@atrium/sdk';
import { weekdayName } from '../company/company.format.js';
import { actionName, isTab, resourceName } from '../users/permissions/permission-labels.js';
import { CHOICES, LISTS, NAMES, SETTINGS, VERBS } from './audit-words.data.js';

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

/** What the record is called; what the portal named it itself is in the language, what people named it as they did. */
export function recordWords({ kind, title }: AuditEntry['resource']): string {
  if (kind === 'setting') return translate(SETTINGS[title] ?? title);
  if (kind === 'list') return translate(LISTS[title] ?? title);
  return kind === 'app' || kind === 'job' ? translate(title) : title;
}

/** The portal itself acts where nobody is named. */
export const actorName = ({ actor }: AuditEntry): string => actor?.name ?? 'Atrium';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A moment as the company's clocks show it, `20 Nov 2026, 15:30:00`. */
export const momentWords = (at: string, zone: string): string =>
  formatTime(at, { zone, day: true, seconds: true });

/** `attendence: read, approve; leave: read` */
const GRANTS = /^(\w+: \w+(, \w+)*)(; \w+: \w+(, \w+)*)*$/;

/** What a person may do in a tab. */
function grantWords(grants: string): string {
  if (grants === 'everything') return t('everything');
  if (grants === 'the tab alone') return t('the tab alone');
  if (!GRANTS.test(grants)) return grants;
  const words = grants.split('; ').map((grant) => {
    const [resource = '', actions = ''] = grant.split(': ');
    return `${resourceName(resource)}: ${formatList(actions.split(', ').map((one) => actionName(one as Action)))}`;
  });
  return words.join('; ');
}

/** A value as people read it; what is not known is shown as it is. */
export function valueWords(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const choices = CHOICES[field];
  if (choices && Array.isArray(value))
    return formatList(value.map(String).map((one) => translate(choices[one] ?? one)));
  if (field === 'workingWeek' && Array.isArray(value)) return formatList(value.map(Number).map(weekdayName));
  if (typeof value !== 'string') return JSON.stringify(value);
  if (choices?.[value]) return translate(choices[value]);
  if (isTab(field)) return grantWords(value);
  if (DAY.test(value)) return formatDate(value);
  return MOMENT.test(value) ? momentWords(value, timeZone) : value;
}

/** The fields of both sides, in the order in which people read them first. */
export function changedFields(before: AuditValues | null, after: AuditValues | null): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort((one, other) =>
    compareTexts(fieldWords(one), fieldWords(other)),
  );
}

const isRecord = (value: unknown): value is AuditValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The states of an entry by field; of a setting that is made of parts, by those parts that differ. */
export function statesOf({ resource, before, after }: AuditEntry): Pick<AuditEntry, 'before' | 'after'> {
  const [old, fresh] = [before?.value, after?.value];
  if (resource.kind !== 'setting' || !isRecord(old) || !isRecord(fresh)) return { before, after };
  const same = (name: string) => JSON.stringify(old[name]) === JSON.stringify(fresh[name]);
  const parts = changedFields(old, fresh).filter((name) => !same(name));
  const pick = (values: AuditValues) => Object.fromEntries(parts.map((name) => [name, values[name] ?? null]));
  return { before: pick(old), after: pick(fresh) };
}

/** What the list says of a change: the fields, and of a setting from what to what. */
export function changeWords(entry: AuditEntry, timeZone: string): string {
  const { before, after } = statesOf(entry);
  if (!before || !after) return '';
  const fields = changedFields(before, after);
  if (entry.resource.kind !== 'setting') return fields.map(fieldWords).join(', ');
  const changes = fields.map((field) => {
    const [from, to] = [before, after].map((state) => valueWords(field, state[field], timeZone));
    const change = t('from {from} to {to}', { from: from ?? '', to: to ?? '' });
    return field === 'value' ? change : `${fieldWords(field)}: ${change}`;
  });
  return changes.join(', ');
}
