import type { ListColumn } from './list-description.js';

/**
 * A filter's value. `from` and `to` are inclusive; dates are days such as 2026-04-30, amounts of money whole minor units.
 */
export type FilterValue =
  | { type: 'text'; contains: string }
  | { type: 'choice' | 'person'; oneOf: readonly string[] }
  | { type: 'date' | 'number'; from: string | null; to: string | null }
  | { type: 'yesNo'; yes: boolean };

export const FILTER_TEXT_MAX = 2000;
const CONTAINS_MAX = 100;
const VALUES_MAX = 50;
const VALUE_MAX = 80;

const idPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const numberPattern = /^-?\d{1,12}(\.\d{1,6})?$/;
const amountPattern = /^\d{1,15}$/;

/** Parses a filter of this column from a URL; null when it is invalid. */
export function parseFilter(column: ListColumn, text: string): FilterValue | null {
  switch (column.type) {
    case 'text':
      return parseContains(text.trim());
    case 'choice':
    case 'person':
      return parseValues(column, column.type, text);
    case 'date':
    case 'number':
      return parseRange(column, column.type, text);
    case 'yesNo':
      return text === 'yes' || text === 'no' ? { type: 'yesNo', yes: text === 'yes' } : null;
  }
}

/**
 * The reverse of `parseFilter`: `design`, `Design,Sales` (a comma inside a value as `\,`), `2026-01-01..2026-03-31`,
 * `..100`, `yes`. Empty when nothing is filtered.
 */
export function writeFilter(value: FilterValue): string {
  switch (value.type) {
    case 'text':
      return value.contains.trim();
    case 'choice':
    case 'person':
      return value.oneOf.map((each) => each.replace(/[\\,]/g, '\\$&')).join(',');
    case 'date':
    case 'number':
      return value.from === null && value.to === null ? '' : `${value.from ?? ''}..${value.to ?? ''}`;
    case 'yesNo':
      return value.yes ? 'yes' : 'no';
  }
}

function parseContains(contains: string): FilterValue | null {
  return contains.length > 0 && contains.length <= CONTAINS_MAX ? { type: 'text', contains } : null;
}

function parseValues({ options }: ListColumn, type: 'choice' | 'person', text: string): FilterValue | null {
  const oneOf = [...new Set(splitValues(text))];
  const isValue = (value: string) => {
    if (type === 'person') return idPattern.test(value);
    if (options) return options.some((option) => option.value === value);
    return value.length > 0 && value.length <= VALUE_MAX;
  };
  return oneOf.length > 0 && oneOf.length <= VALUES_MAX && oneOf.every(isValue) ? { type, oneOf } : null;
}

/** Splits at commas; a backslash makes the next character literal. */
function splitValues(text: string): string[] {
  const values = [''];
  for (const [part] of text.matchAll(/\\?[\s\S]/g)) {
    if (part === ',') values.push('');
    else values.push(`${values.pop() ?? ''}${part.length > 1 ? part.slice(1) : part}`);
  }
  return values;
}

function parseRange({ money }: ListColumn, type: 'date' | 'number', text: string): FilterValue | null {
  const ends = text.split('..');
  const [from = null, to = null] = ends.map((end) => (end === '' ? null : end));
  if (ends.length !== 2 || (from === null && to === null)) return null;
  const pattern = money ? amountPattern : numberPattern;
  const isEnd = type === 'date' ? isDay : (end: string) => pattern.test(end);
  if (![from, to].every((end) => end === null || isEnd(end))) return null;
  if (from !== null && to !== null && isAfter(type, from, to)) return null;
  return { type, from, to };
}

function isAfter(type: 'date' | 'number', from: string, to: string): boolean {
  return type === 'date' ? from > to : Number(from) > Number(to);
}

/** Whether the calendar has this day: 2026-02-30 does not exist. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return dayPattern.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
