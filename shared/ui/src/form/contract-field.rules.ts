import type { z } from 'zod';

/** Whether the contract accepts null at that path; an empty input then means null. */
export function acceptsNull(schema: z.ZodType, path: string): boolean {
  return fieldAt(schema, path)?.safeParse(null).success ?? false;
}

/** Whether the contract refuses the field both missing and empty. */
export function isRequired(schema: z.ZodType, path: string): boolean {
  const field = fieldAt(schema, path);
  if (!field) return false;
  return [undefined, null, '', []].every((nothing) => !field.safeParse(nothing).success);
}

function fieldAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let field: z.ZodType | undefined = schema;
  for (const name of path.split('.')) field = field && partOf(field, name);
  return field;
}

/** By what the schema says of itself: its classes would bring all of Zod to the first screens. */
function partOf(schema: z.ZodType, name: string): z.ZodType | undefined {
  const { type } = schema.def;
  if (type === 'array') return (schema as z.ZodArray<z.ZodType>).element;
  return type === 'object' ? (schema as z.ZodObject<Record<string, z.ZodType>>).shape[name] : undefined;
}
