import type { AuditValues, JoinedWords, Words } from '@atrium/contracts';
import { compareTexts, formatDate, formatList, formatTime, t, translate, type TextValues } from '@atrium/sdk';
import { grantWords, isTab } from './grant.format.js';
import type { AuditVocabulary } from './audit-vocabulary.rules.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** The words, kind of record and time zone by which values are read. */
export interface AuditReading {
  words: AuditVocabulary;
  kind: string;
  timeZone: string;
}

/** A time in the company's time zone, `20 Nov 2026, 15:30:00`. */
export const auditMoment = (at: string, zone: string): string =>
  formatTime(at, { zone, day: true, seconds: true });

/** A value of the audit trail in words; an unknown one is shown as it is. */
export function auditValue({ words, kind, timeZone }: AuditReading, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value) && value.length === 0) return '–';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const choices = words.values(kind, field);
  if (choices && Array.isArray(value)) return formatList(value.map(String).map((one) => choices[one] ?? one));
  if (Array.isArray(value) && value.every(isSaid)) return formatList(value.map(sayStored));
  if (Array.isArray(value) && value.every(isTitled)) return formatList(value.map(({ title }) => title));
  if (Array.isArray(value) && value.every(isPlain))
    return formatList(value.map((one) => auditValue({ words, kind, timeZone }, field, one)));
  if (typeof value !== 'string') return JSON.stringify(value);
  if (choices?.[value] !== undefined) return choices[value];
  if (isTab(field)) return grantWords(value, choices);
  if (DAY.test(value)) return formatDate(value);
  return MOMENT.test(value) ? auditMoment(value, timeZone) : value;
}

type Said = string | Words | JoinedWords;

const isSaid = (value: unknown): value is Words | JoinedWords =>
  typeof value === 'object' && value !== null && ('parts' in value || 'id' in value);

/** One of several emails, tags or days. */
const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A part of a record, such as an item of a proposal. */
const isTitled = (value: unknown): value is { title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Words of the portal that an entry keeps, in the page's language. */
function sayStored(said: Said): string {
  if (typeof said === 'string') return said;
  if ('parts' in said) return said.parts.map(sayStored).join(said.by);
  return translate(said.id, said.values as TextValues);
}

/** The fields of both states, in the order of their labels. */
export function changedFields(
  { words, kind }: Pick<AuditReading, 'words' | 'kind'>,
  before: AuditValues | null,
  after: AuditValues | null,
): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort((one, other) =>
    compareTexts(words.field(kind, one), words.field(kind, other)),
  );
}
