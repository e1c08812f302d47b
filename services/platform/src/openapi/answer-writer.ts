/** As much of a JSON schema as says which fields there are. */
export interface AnswerShape {
  properties?: Record<string, AnswerShape>;
  additionalProperties?: AnswerShape | boolean;
  items?: AnswerShape;
  anyOf?: AnswerShape[];
  oneOf?: AnswerShape[];
  allOf?: AnswerShape[];
}

/** What is kept of a value; null: all of it. */
type Keeper = ((value: object) => unknown) | null;

/**
 * Writes an answer as JSON with the declared fields only; of alternatives a field may stand in any. The text is made in
 * one piece by JSON.stringify: a serialiser that puts it together leaves three times as much to collect.
 */
export function answerWriter(shape: AnswerShape): (answer: unknown) => string {
  const keep = keeperOf(shape);
  return (answer) => JSON.stringify(kept(keep, answer));
}

function kept(keep: Keeper, value: unknown): unknown {
  return keep && typeof value === 'object' && value !== null ? keep(value) : value;
}

function keeperOf(shape: AnswerShape): Keeper {
  const all = alternativesOf(shape);
  const items = all.flatMap((one) => one.items ?? []);
  if (items.length > 0) return keepItems(keeperOf({ anyOf: items }));
  // Where no fields are named, or others may stand beside them, nothing is undeclared: a record, or any value.
  const isOpen = all.some(({ additionalProperties = false }) => additionalProperties !== false);
  return isOpen || !all.some(({ properties }) => properties) ? null : keepFields(all);
}

const alternativesOf = (shape: AnswerShape): AnswerShape[] => [
  shape,
  ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((shapes) => shapes ?? []).flatMap(alternativesOf),
];

/** The list itself where nothing is left out, as of nearly all. */
function keepItems(keep: Keeper): Keeper {
  return (value) => {
    if (!keep || !Array.isArray(value)) return value;
    const items: unknown[] = value;
    return items.every((item) => kept(keep, item) === item) ? items : items.map((item) => kept(keep, item));
  };
}

function keepFields(all: AnswerShape[]): Keeper {
  const fields = keepersByName(all);
  const inner = [...fields].filter(([, keep]) => keep !== null);
  // The items of a list have the same fields in the same order: they are looked up for the first of them only.
  let declared: string[] = [];
  return (value) => {
    const names = Object.keys(value);
    if (!isSame(names, declared)) {
      if (!names.every((name) => fields.has(name))) return copyDeclared(fields, value);
      declared = names;
    }
    const isKept = inner.every(([name, keep]) => {
      const field = (value as Record<string, unknown>)[name];
      return kept(keep, field) === field;
    });
    return isKept ? value : copyDeclared(fields, value);
  };
}

function keepersByName(all: AnswerShape[]): Map<string, Keeper> {
  const shapes = new Map<string, AnswerShape[]>();
  for (const [name, field] of all.flatMap(({ properties }) => Object.entries(properties ?? {})))
    shapes.set(name, [...(shapes.get(name) ?? []), field]);
  return new Map([...shapes].map(([name, anyOf]) => [name, keeperOf({ anyOf })]));
}

function isSame(names: string[], others: string[]): boolean {
  return names.length === others.length && names.every((name, index) => name === others[index]);
}

function copyDeclared(fields: Map<string, Keeper>, value: object): object {
  const declared = Object.entries(value).filter(([name]) => fields.has(name));
  return Object.fromEntries(declared.map(([name, field]) => [name, kept(fields.get(name) ?? null, field)]));
}
