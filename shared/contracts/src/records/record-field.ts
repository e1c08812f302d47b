import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import type { MoneyOf } from '../money/money.js';

/** One field of a record, for forms, lists, files, conflicts and the audit trail. */
export interface RecordField {
  /** What people call it. */
  label: string;
  /** Validates new values and gives the message for invalid ones. */
  schema: z.ZodType;
  /** For a field with another record's id: the name under which an answer shows that record, `{ id, name }`. */
  shownAs?: string;
  /** Other headings for it in a file. */
  aliases?: readonly string[];
  /** Help text below it in a form and beside it in an import. */
  help?: string;
  /** Example in the import template; left out, the template has an empty column. */
  example?: string;
  /** For an amount of money: files say it in the main unit, and the trail with its currency. */
  money?: MoneyOf;
  /** It cannot be imported. */
  notImported?: true;
  /** It can only be set when the record is created. */
  fixed?: true;
}

export type RecordFields = Record<string, RecordField>;

/** Another record, as an answer shows it. */
export const refSchema = z.object({ id: idSchema, name: z.string() });
export type Ref = z.infer<typeof refSchema>;

/** A field that holds another record's id or null. */
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

/** A field as an answer shows it. Not validated, because a stored value may be older than today's schema. */
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
