import type {
  ConsentState,
  FieldSource,
  FieldValue,
  MergeChoices,
  MergeDone,
  MergedRecord,
  MergePreview,
  UnitedList,
} from './merge.types.js';

const MOST_RECORDS = 10;

export type MergeRefusal = 'count' | 'twice' | 'unknownChoice' | 'ask';

/**
 * @param records the survivor first
 * @param asked fields whose different values are never decided by the default
 */
export function previewMerge<Question extends string = never>(
  records: readonly MergedRecord[],
  choices: MergeChoices = {},
  asked: readonly Question[] = [],
): MergePreview<Question> {
  const [, ...others] = records;
  const kinds = keysOf(others.map(({ attached }) => attached));
  return {
    fields: keysOf(records.map(({ fields }) => fields)).map((field) => sourceOf(field, records, choices)),
    moving: Object.fromEntries(
      kinds.map((kind) => [kind, new Set(others.flatMap(({ attached }) => attached[kind] ?? [])).size]),
    ),
    ask: asked.filter((field) => !Object.hasOwn(choices, field) && valuesOf(field, records).size > 1),
  };
}

/**
 * @param records the survivor first
 * @param asked as of `previewMerge`
 */
export function mergeRecords(
  records: readonly MergedRecord[],
  choices: MergeChoices = {},
  asked: readonly string[] = [],
): MergeDone | { refused: MergeRefusal } {
  const [survivor, ...others] = records;
  const refused = refusalOf(records, choices, asked);
  if (refused || !survivor) return { refused: refused ?? 'count' };
  const { fields } = previewMerge(records, choices);
  const lists = keysOf(records.map((record) => record.lists)) as UnitedList[];
  const kinds = keysOf(records.map(({ attached }) => attached));
  return {
    survivor: {
      id: survivor.id,
      fields: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
      lists: Object.fromEntries(lists.map((list) => [list, united(records.map((each) => each.lists[list]))])),
      attached: Object.fromEntries(
        kinds.map((kind) => [kind, united(records.map((each) => each.attached[kind]))]),
      ),
      consents: consentsOf(records),
    },
    undo: { before: survivor, merged: others },
    redirects: Object.fromEntries(others.map(({ id }) => [id, survivor.id])),
  };
}

function refusalOf(
  records: readonly MergedRecord[],
  choices: MergeChoices,
  asked: readonly string[],
): MergeRefusal | null {
  if (records.length < 2 || records.length > MOST_RECORDS) return 'count';
  const ids = new Set(records.map(({ id }) => id));
  if (ids.size < records.length) return 'twice';
  if (Object.values(choices).some((id) => !ids.has(id))) return 'unknownChoice';
  return previewMerge(records, choices, asked).ask.length > 0 ? 'ask' : null;
}

/** The chosen record's value, even an empty one; else the survivor's; else the first that has one. */
function sourceOf(field: string, records: readonly MergedRecord[], choices: MergeChoices): FieldSource {
  const chosen = Object.hasOwn(choices, field) ? choices[field] : undefined;
  const source =
    records.find(({ id }) => id === chosen) ?? records.find((record) => !isEmpty(valueOf(field, record)));
  const value = source ? valueOf(field, source) : null;
  return {
    field,
    value,
    from: source?.id ?? null,
    others: records
      .filter((record) => !isEmpty(valueOf(field, record)) && valueOf(field, record) !== value)
      .map((record) => ({ id: record.id, value: valueOf(field, record) })),
  };
}

function consentsOf(records: readonly MergedRecord[]): Record<string, ConsentState> {
  const purposes = keysOf(records.map(({ consents }) => consents));
  const isOut = (purpose: string) => records.some(({ consents }) => consents[purpose] === 'opted_out');
  return Object.fromEntries(purposes.map((purpose) => [purpose, isOut(purpose) ? 'opted_out' : 'opted_in']));
}

const isEmpty = (value: FieldValue): boolean => value === null || value === '';

const valueOf = (field: string, { fields }: MergedRecord): FieldValue =>
  Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;

const valuesOf = (field: string, records: readonly MergedRecord[]): Set<FieldValue> =>
  new Set(records.map((record) => valueOf(field, record)).filter((value) => !isEmpty(value)));

const keysOf = (objects: readonly object[]): string[] => [
  ...new Set(objects.flatMap((each) => Object.keys(each))),
];

const united = (lists: readonly (string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];
