import type { AuditEntry, AuditValues } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { auditValue, changedFields, type AuditReading, type AuditVocabulary } from '@atrium/ui';
import { weekdayName } from '../company/company.format.js';

/** The record's name: translated if the portal gave it, otherwise as people wrote it. */
export function recordWords(words: AuditVocabulary, { kind, id, title }: AuditEntry['resource']): string {
  const known = words.title(kind, id);
  if (known !== undefined) return known;
  return kind === 'app' || kind === 'job' ? translate(title) : title;
}

/** The actor's name; without one, the portal itself acted. */
export const actorName = ({ actor }: AuditEntry): string => actor?.name ?? 'Atrium';

/** A value in words, as the history of a record says it, and those that only the portal's own pages have. */
export function valueWords(reading: AuditReading, field: string, value: unknown): string {
  if (field === 'workingWeek' && Array.isArray(value)) return formatList(value.map(Number).map(weekdayName));
  return auditValue(reading, field, value);
}

const isRecord = (value: unknown): value is AuditValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The states of an entry by field; for a setting with parts, only the parts that differ. */
export function statesOf({ resource, before, after }: AuditEntry): Pick<AuditEntry, 'before' | 'after'> {
  const [old, fresh] = [before?.value, after?.value];
  if (resource.kind !== 'setting' || !isRecord(old) || !isRecord(fresh)) return { before, after };
  const same = (name: string) => JSON.stringify(old[name]) === JSON.stringify(fresh[name]);
  const parts = Object.keys({ ...old, ...fresh }).filter((name) => !same(name));
  const pick = (values: AuditValues) => Object.fromEntries(parts.map((name) => [name, values[name] ?? null]));
  return { before: pick(old), after: pick(fresh) };
}

/** A change in the list: its fields, and for a setting the old and the new value. */
export function changeWords(words: AuditVocabulary, entry: AuditEntry, timeZone: string): string {
  const { before, after } = statesOf(entry);
  if (!before || !after) return '';
  const reading = { words, kind: entry.resource.kind, timeZone };
  const fields = changedFields(reading, before, after);
  if (reading.kind !== 'setting') return fields.map((field) => words.field(reading.kind, field)).join(', ');
  const changes = fields.map((field) => {
    const [from, to] = [before, after].map((state) => valueWords(reading, field, state[field]));
    const change = t('from {from} to {to}', { from: from ?? '', to: to ?? '' });
    return field === 'value' ? change : `${words.field(reading.kind, field)}: ${change}`;
  });
  return changes.join(', ');
}
