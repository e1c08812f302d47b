import type { OwnFieldType } from './task-flow.js';

/** How values are compared: text by what it contains, numbers and days by a range, all others by being equal. */
const HOW: Record<OwnFieldType, OwnFilter['how']> = {
  text: 'has',
  number: 'number',
  date: 'day',
  choice: 'is',
  person: 'is',
  yesNo: 'is',
};

/** A condition on an own field, one of the values of the list's filter `own`. */
export interface OwnFilter {
  fieldId: string;
  how: 'has' | 'is' | 'number' | 'day';
  /** A range is written as `2..7`; yes and no as `true` and `false`. */
  value: string;
}

const PATTERN = /^([\da-f-]{36}):(has|is|number|day):(.{1,38})$/u;

export function readOwnFilter(text: string): OwnFilter | null {
  const [, fieldId, how, value] = PATTERN.exec(text) ?? [];
  return fieldId && how && value ? { fieldId, how: how as OwnFilter['how'], value } : null;
}

/** The reverse of `readOwnFilter`; null for a value that is empty or too long. */
export function writeOwnFilter(
  { id, type }: { id: string; type: OwnFieldType },
  value: string,
): string | null {
  const text = `${id}:${HOW[type]}:${value.trim()}`;
  return readOwnFilter(text) && text;
}
