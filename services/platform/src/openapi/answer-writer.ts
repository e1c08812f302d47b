import { z } from 'zod';

/** The part of a JSON schema that names the fields. */
interface AnswerShape {
  properties?: Record<string, AnswerShape>;
  additionalProperties?: AnswerShape | boolean;
  items?: AnswerShape;
  anyOf?: AnswerShape[];
  oneOf?: AnswerShape[];
  allOf?: AnswerShape[];
}

/** Picks the declared fields of a value; null keeps all of it. */
type Keeper = ((value: object) => unknown) | null;

/**
 * Writes an answer as JSON with the declared fields only. With alternatives, a field may be declared by any of them.
 * JSON.stringify makes the text in one piece, because a serialiser that concatenates produces three times as much
 * garbage.
 */
export function answerWriter(schema: z.ZodType): (answer: unknown) => string {
  // Worked out with the first answer: a start would spend a tenth of its time on routes that nobody asks that day.
  let keep: Keeper | undefined;
  return (answer) => {
    if (keep === undefined) keep = keeperOf(z.toJSONSchema(schema, { io: 'output' }) as AnswerShape);
    return JSON.stringify(kept(keep, answer));
  };
}

function kept(keep: Keeper, value: unknown): unknown {
  return keep && typeof value === 'object' && value !== null ? keep(value) : value;
}

function keeperOf(shape: AnswerShape): Keeper {
  const all = alternativesOf(shape);
  const items = all.flatMap((one) => one.items ?? []);
  if (items.length > 0) return keepItems(keeperOf({ anyOf: items }));
  // Without named fields, or where additional ones are allowed, every field is declared: a record, or any value.
  const isOpen = all.some(({ additionalProperties = false }) => additionalProperties !== false);
  return isOpen || !all.some(({ properties }) => properties) ? null : keepFields(all);
}

const alternativesOf = (shape: AnswerShape): AnswerShape[] => [
  shape,
  ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((shapes) => shapes ?? []).flatMap(alternativesOf),
];

/** Returns the list itself when nothing is left out, which is the usual case. */
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
  // The items of a list have the same fields in the same order, so the fields are looked up for the first item only.
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
