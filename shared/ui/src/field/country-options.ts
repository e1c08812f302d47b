import { language } from '@atrium/sdk';
import type { SelectOption } from './select-field.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Codes that name no country: unions, tests and what no longer exists. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** The countries that the browser has names for, by their codes of two letters. */
export function countryOptions(): SelectOption[] {
  const names = new Intl.DisplayNames(language(), { type: 'region', fallback: 'none' });
  const labels = new Set<string>();
  return CODES.flatMap((code) => {
    const label = NO_COUNTRIES.has(code) ? undefined : names.of(code);
    if (label === undefined || labels.has(label)) return [];
    labels.add(label);
    return [{ value: code, label }];
  }).toSorted((one, other) => one.label.localeCompare(other.label, language()));
}
