import { z } from 'zod';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import { idSchema, versionSchema } from '../lists/fields.js';
import type { ListDescription } from '../lists/list-description.js';
import { pageSchema, type Page } from '../lists/list.js';
import { bulkSchema, type BulkOrder } from './record-bulk.js';
import { shownShape, type RecordFields, type ShownFields } from './record-field.js';

/** The type of an empty object would refuse every other key beside it. */
type Output<Shape extends z.ZodRawShape> = keyof Shape extends never ? unknown : z.output<z.ZodObject<Shape>>;
type Input<Shape extends z.ZodRawShape> = keyof Shape extends never ? unknown : z.input<z.ZodObject<Shape>>;

/** Names of the fields that may be left out. */
type Open<F extends RecordFields> = {
  [K in keyof F]: undefined extends z.output<F[K]['schema']> ? K : never;
}[keyof F];
type Values<F extends RecordFields> = { [K in Exclude<keyof F, Open<F>>]: z.output<F[K]['schema']> } & {
  [K in Open<F>]?: z.output<F[K]['schema']>;
};
type Typed<F extends RecordFields> = { [K in Exclude<keyof F, Open<F>>]: z.input<F[K]['schema']> } & {
  [K in Open<F>]?: z.input<F[K]['schema']>;
};
type Changeable<F extends RecordFields> = {
  [K in keyof F as F[K] extends { fixed: true } ? never : K]?: z.output<F[K]['schema']>;
};

/**
 * The schemas of a record in requests and answers: `F` its fields, `X` what an answer has besides, `N` what creating
 * one needs besides.
 */
export interface RecordSchemas<
  F extends RecordFields,
  D extends ListDescription,
  S extends string,
  X extends z.ZodRawShape,
  N extends z.ZodRawShape,
> {
  schema: z.ZodType<ShownRecord<F, S, X>>;
  pageSchema: z.ZodType<Page<ShownRecord<F, S, X>>>;
  createSchema: z.ZodType<Values<F> & Output<N>, Typed<F> & Input<N>>;
  updateSchema: z.ZodType<Changeable<F> & { version: number }, Changeable<F> & { version: number }>;
  querySchema: z.ZodType<DescribedQuery<D>>;
  bulkSchema: z.ZodType<BulkOrder<S | 'update', Changeable<F>, DescribedQuery<D>>>;
}

export type ShownRecord<F extends RecordFields, S extends string, X extends z.ZodRawShape> = {
  id: string;
} & ShownFields<F> &
  Output<X> &
  ('archive' extends S ? { archivedAt: string | null } : unknown) & {
    version: number;
    /** What the asking person may do with it now. */
    allowedTransitions: (S | 'update')[];
  };

interface Described<D extends ListDescription, X extends z.ZodRawShape, N extends z.ZodRawShape> {
  fields: RecordFields;
  list: D;
  steps: readonly string[];
  shows: X | undefined;
  creating: N | undefined;
}

/** Every schema of a record. */
export function recordSchemas<D extends ListDescription, X extends z.ZodRawShape, N extends z.ZodRawShape>({
  fields,
  list,
  steps,
  shows,
  creating,
}: Described<D, X, N>) {
  const transitions = ['update', ...steps];
  const given = Object.entries(fields).map(([name, { schema }]) => [name, schema] as const);
  const changed = Object.fromEntries(
    given.filter(([name]) => !fields[name]?.fixed).map(([name, schema]) => [name, schema.optional()]),
  );
  const schema = z.object({
    id: idSchema,
    ...shownShape(fields),
    ...shows,
    ...(steps.includes('archive') && { archivedAt: z.string().nullable() }),
    version: z.number().int(),
    allowedTransitions: z.array(z.enum(transitions)),
  });
  const querySchema = describedQuerySchema(list);
  return {
    schema,
    pageSchema: pageSchema(schema),
    createSchema: z.strictObject({ ...Object.fromEntries(given), ...creating }),
    updateSchema: z.strictObject({ ...changed, version: versionSchema }),
    querySchema,
    bulkSchema: bulkSchema({ steps: transitions, changed, query: querySchema }),
  };
}
