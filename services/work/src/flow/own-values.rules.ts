import {
  daySchema,
  OWN_FIELD_REFUSALS,
  OWN_FIELD_UNKNOWN,
  type OwnField,
  type OwnValue,
  type OwnValues,
} from '@atrium/contracts';

const FITS: Record<OwnField['type'], (value: OwnValue, field: OwnField) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => daySchema.safeParse(value).success,
  choice: (value, { options }) => options.some((option) => option === value),
  // Whether it is an account of the company is asked of the directory.
  person: (value) => typeof value === 'string',
  yesNo: (value) => typeof value === 'boolean',
};

const isNone = (value: OwnValue | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** What is wrong with each value that does not fit its field. */
export function faultsOf(fields: readonly OwnField[], values: OwnValues): Map<string, string> {
  const faults = Object.entries(values).flatMap(([id, value]): [string, string][] => {
    const field = fields.find((each) => each.id === id);
    if (!field) return [[id, OWN_FIELD_UNKNOWN]];
    return isNone(value) || FITS[field.type](value, field) ? [] : [[id, OWN_FIELD_REFUSALS[field.type]]];
  });
  return new Map(faults);
}

/** People whom the values name. */
export const peopleIn = (fields: readonly OwnField[], values: OwnValues): string[] =>
  fields.flatMap(({ id, type }) => {
    const value = values[id];
    return type === 'person' && typeof value === 'string' && value !== '' ? [value] : [];
  });

/** With what changes; a value of null is taken away. */
export const mergeOwn = (before: OwnValues, changes: OwnValues): OwnValues =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => !isNone(value)));

/** `Channel: Instagram; Approved: Yes`, in the order of the fields. A person without a name is left out. */
export function sayOwn(
  fields: readonly OwnField[],
  values: OwnValues,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const said = fields.flatMap(({ id, type, label }) => {
    const value = values[id] ?? null;
    const words = type === 'person' ? names.get(String(value)) : wordsOf(value);
    return words ? [`${label}: ${words}`] : [];
  });
  return said.join('; ');
}

const wordsOf = (value: OwnValue | null): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null ? '' : String(value);
};
