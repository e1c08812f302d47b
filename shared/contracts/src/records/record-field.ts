import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** What one field of a record is to everybody who meets it: form, list, file, conflict and audit trail. */
export interface RecordField {
  /** What people call it. */
  label: string;
  /** What may be written into it, with the sentence for what may not. */
  schema: z.ZodType;
  /** Of a field that holds another record's id: under which name an answer shows that record, `{ id, name }`. */
  shownAs?: string;
  /** Other headings of a file that mean it. */
  aliases?: readonly string[];
  /** Said below it in a form and beside it in an import. */
  help?: string;
  /** Stands in the template of an import; left out, the template has an empty column. */
  example?: string;
  /** No file brings it. */
  notImported?: true;
  /** Known once and for all when the record is made. */
  fixed?: true;
}

export type RecordFields = Record<string, RecordField>;

/** Another record, as an answer shows it. */
export const refSchema = z.object({ id: idSchema, name: z.string() });
export type Ref = z.infer<typeof refSchema>;

/** A field that holds another record's id, or nothing. */
export const refField = <const Name extends string>(
  field: { label: string; shownAs: Name } & Omit<RecordField, 'label' | 'schema' | 'shownAs'>,
) => ({ ...field, schema: idSchema.nullable() });

type ShownName<F extends RecordFields, K extends keyof F> = F[K] extends {
  shownAs: infer Name extends string;
}
  ? Name
  : K;

/** The fields as an answer shows them. */
export type ShownFields<F extends RecordFields> = {
  [K in keyof F as ShownName<F, K>]: F[K] extends { shownAs: string } ? Ref | null : z.output<F[K]['schema']>;
};

/** As an answer shows a field: a stored value may be older than what its schema asks for today. */
export function shownShape(fields: RecordFields): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, shownAs }]) =>
      shownAs === undefined ? [name, plain(schema)] : [shownAs, refSchema.nullable()],
    ),
  );
}

function plain(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return plain(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodPipe) return plain(schema.out as z.ZodType);
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? z.string() : schema;
}
