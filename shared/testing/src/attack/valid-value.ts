import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { JsonSchema } from './operation.types.js';

/** The pattern of generated texts. */
export const GENERATED_WORD = /attack-[0-9a-f]{12}/g;

const word = (): string => `attack-${randomBytes(6).toString('hex')}`;

/** Values for fields of these names, whose schema alone does not say what is accepted. */
const BY_NAME: readonly (readonly [RegExp, () => string])[] = [
  [/email$/i, () => `${word()}@attack.test`],
  [/password$/i, () => 'correct horse battery'],
  [/phones?$/i, () => `+91 98${String(randomInt(100_000_000)).padStart(8, '0')}`],
  [/timezone$/i, () => 'Asia/Kolkata'],
  // A search also finds similar text; this text is similar to nothing, not even to the next generated one.
  [/^q$/, () => randomBytes(12).toString('hex')],
  [/token$/i, () => `${randomUUID()}.${randomBytes(32).toString('base64url')}`],
];

/** A value that passes the schema. Texts are new each time, so that they do not collide with existing ones. */
export function validValue(name: string, schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum.at(-1);
  if (schema.nullable) return null;
  const [first] = schema.oneOf ?? [];
  if (first) return validValue(name, first);
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return [validValue(name, schema.items ?? {})];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return validText(name, schema);
  }
}

function validObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(name, schema)]),
  );
}

function validText(name: string, { format, default: given }: JsonSchema): string {
  if (typeof given === 'string') return given;
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2026-11-20';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1]() ?? word();
}
