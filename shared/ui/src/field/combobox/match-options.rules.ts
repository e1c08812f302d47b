import type { ComboboxOption } from './combobox.types.js';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/**
 * The options whose name or note has every typed word, those that begin with the text first. All of them for an empty
 * text.
 */
export function matchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = plain(text);
  if (wanted === '') return options;
  const words = wanted.split(/[\s/]+/);
  const found = options.filter((option) => {
    const said = plain(`${option.label} ${option.note ?? ''}`);
    return words.every((word) => said.includes(word));
  });
  const first = found.filter(({ label }) => plain(label).startsWith(wanted));
  return [...first, ...found.filter((option) => !first.includes(option))];
}

/** Between the name and the note of an option written in one line. */
const SEPARATOR = ' · ';

const inOneLine = ({ label, note }: ComboboxOption): string => (note ? `${label}${SEPARATOR}${note}` : label);

/** What to search for when somebody typed, or pasted, a name with its note. */
export const searchOf = (text: string): string => (text.split(SEPARATOR)[0] ?? '').trim();

/** The only option with exactly this name. */
export function namedOption(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = plain(text);
  const named = options.filter((option) => [option.label, inOneLine(option)].map(plain).includes(wanted));
  return wanted !== '' && named.length === 1 ? named[0] : undefined;
}

/** What somebody who left the field meant: the option of that name, or the only one that fits. */
export const meantOption = (
  { options, found }: Record<'options' | 'found', readonly ComboboxOption[]>,
  text: string,
): ComboboxOption | undefined =>
  namedOption(options, text) ?? (text.trim() !== '' && found.length === 1 ? found[0] : undefined);
