import type { ImportChosen, ImportMapping } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ImportChoice, ImportField } from './importer.js';

/** Without what stands behind it in brackets, such as a currency or a time zone. */
const bare = (heading: string): string => heading.replace(/\s*\([^()]*\)\s*$/, '');

/** A heading as it is compared with others. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** All headings by which the fields are known. */
export const knownHeadings = (fields: readonly ImportField[]): string[] => [
  ...new Set(fields.flatMap(({ label, key, aliases }) => [label, key, ...aliases].map(plain))),
];

/** Whether a heading is one of them. */
export const isKnownHeading = (heading: string, known: ReadonlySet<string>): boolean =>
  known.has(plain(heading)) || known.has(plain(bare(heading)));

/**
 * Guesses which column is which field: as in the last file with the same headings, otherwise by the headings. Each
 * column maps to one field at most.
 */
export function guessMapping(
  fields: readonly ImportField[],
  headings: readonly string[],
  last: { headings: readonly string[]; mapping: ImportMapping } | null,
): ImportMapping {
  const names = headings.map(plain);
  const bareNames = headings.map((heading) => plain(bare(heading)));
  const taken = new Set<number>();
  const take = (place: number): number | null => {
    if (place < 0 || taken.has(place)) return null;
    taken.add(place);
    return place;
  };
  const places = fields.map(({ key, label, aliases }) => {
    const before = last?.mapping[key];
    const remembered = typeof before === 'number' ? plain(last?.headings[before] ?? '') : null;
    const known = [label, key, ...aliases].map(plain);
    const isFree = (place: number) => !taken.has(place);
    const find = (among: readonly string[], isIt: (name: string) => boolean) =>
      take(among.findIndex((name, at) => isIt(name) && isFree(at)));
    const isKnown = (name: string) => known.includes(name);
    const place = remembered ? find(names, (name) => name === remembered) : null;
    return [key, place ?? find(names, isKnown) ?? find(bareNames, isKnown)] as const;
  });
  return Object.fromEntries(places);
}

/** The faults of a mapping, by field. */
export function mappingFaults(
  fields: readonly ImportField[],
  headings: readonly string[],
  mapping: ImportMapping,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const used = new Map<number, string>();
  for (const { key, label, required, orElse } of fields) {
    const place = mapping[key] ?? null;
    const isCovered = orElse !== undefined && (mapping[orElse] ?? null) !== null;
    if (place === null && required && !isCovered) faults[key] = `Choose the column with: ${label}.`;
    if (place === null) continue;
    const other = used.get(place);
    if (place >= headings.length) faults[key] = 'Unknown column.';
    else if (other) faults[key] = `This column is ${other} already.`;
    used.set(place, label);
  }
  for (const key of Object.keys(mapping))
    if (!fields.some((field) => field.key === key)) faults[key] = 'Unknown field.';
  return faults;
}

export const fallbackOf = ({ fallback }: ImportChoice, user: SignedInUser): string =>
  typeof fallback === 'string' ? fallback : fallback(user);

/** What is chosen, completed by the usual values; and the choices that the person may not make, by key. */
export function choose(
  user: SignedInUser,
  choices: readonly ImportChoice[],
  given: ImportChosen,
): { chosen: ImportChosen; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const chosen = choices.map((choice) => {
    const { key, options } = choice;
    const value = given[key] ?? fallbackOf(choice, user);
    const fits = options ? options(user).some((each) => each.value === value) : /^[A-Z]{2}$/.test(value);
    if (!fits) faults[key] = 'Choose one of the values.';
    return [key, value] as const;
  });
  for (const key of Object.keys(given))
    if (!choices.some((choice) => choice.key === key)) faults[key] = 'Unknown field.';
  return { chosen: Object.fromEntries(chosen), faults };
}
