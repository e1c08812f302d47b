/** What is read of a JSON Schema as OpenAPI 3.0 writes it. */
export interface ApiSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  additionalProperties?: boolean | ApiSchema;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
}

/** A field of a body, an answer or an address; `name` has the way to it: `items[].manager.name`. */
export interface FieldRow {
  name: string;
  type: string;
  required: boolean;
  rules: string;
}

/** The fields of an object and of what lies in it, from the outside in. */
export function schemaRows(schema: ApiSchema, prefix = ''): FieldRow[] {
  if (schema.items) return schemaRows(schema.items, `${prefix}[]`);
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (variants) return variants.flatMap((variant) => schemaRows(variant, prefix));
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return [fieldRow(name, field, schema.required?.includes(key) ?? false), ...schemaRows(field, name)];
  });
}

export const fieldRow = (name: string, schema: ApiSchema, required: boolean): FieldRow => ({
  name,
  type: typeInWords(schema),
  required,
  rules: rulesInWords(schema),
});

function typeInWords(schema: ApiSchema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  const type = variants ? variants.map(typeInWords).join(' or ') : plainType(schema);
  return schema.nullable ? `${type} or null` : type;
}

function plainType({ type, format, items }: ApiSchema): string {
  if (items) return `list of ${typeInWords(items)}`;
  return format ?? type ?? 'anything';
}

const RANGE_WORDS = [
  ['minLength', 'maxLength', 'characters'],
  ['minItems', 'maxItems', 'entries'],
  ['minimum', 'maximum', ''],
] as const;

function rulesInWords(schema: ApiSchema): string {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const ranges = RANGE_WORDS.map(([low, high, unit]) => rangeInWords(schema[low], schema[high], unit));
  const fallback = schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`;
  return [choices?.map(String).join(', ') ?? '', ...ranges, fallback].filter(Boolean).join('; ');
}

/** A bound of the number type itself says nothing. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function rangeInWords(low: number | undefined, high: number | undefined, unit: string): string {
  const words = [isBound(low) && `at least ${String(low)}`, isBound(high) && `at most ${String(high)}`];
  const range = words.filter(Boolean).join(', ');
  return range && unit ? `${range} ${unit}` : range;
}
