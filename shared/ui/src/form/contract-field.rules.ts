import { z } from 'zod';

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
  let field: unknown = schema;
  for (const name of path.split('.')) {
    if (field instanceof z.ZodArray) field = field.element;
    else if (field instanceof z.ZodObject) field = Reflect.get(field.shape, name);
    else return undefined;
  }
  return field instanceof z.ZodType ? field : undefined;
}
