import type { Check, ListDescription, Page } from '@atrium/contracts';
import { validationError, type SignedInUser } from '@atrium/platform';
import type { z } from 'zod';

/** Rows read at once. Each batch is a short transaction of its own, however slowly the file is downloaded. */
const BATCH = 1_000;

/** A day is `2026-04-30`, a moment is ISO 8601, a choice is its value or its label; several are a list. */
export type ExportValue = string | number | boolean | null | readonly string[];

interface Paged {
  limit: number;
  cursor?: string | undefined;
}

/** For every column that can be shown, and those exported with them, how its value is read from a row. */
export type ExportValues<D extends ListDescription, Row> = Record<
  Exclude<D['columns'][number], { display: 'never' }>['key'],
  (row: Row) => ExportValue
>;

/** How a service's list is exported as a file: a provider that extends this class. */
export abstract class ListExport<
  D extends ListDescription = ListDescription,
  Row = unknown,
  Query extends Paged = Paged,
> {
  abstract readonly list: D;
  /** File name without the extension: `employees`. */
  abstract readonly name: string;
  /** Who may export it; null: everybody who may read the list. */
  readonly permission: Check | null = null;
  /** Columns that each file has, because an import of the list cannot do without them. */
  readonly kept: readonly string[] = [];
  /** The export is refused while this remote is off. */
  readonly remote?: string | null;
  /** The schema of the list's own query. */
  abstract readonly query: z.ZodType<Query>;
  abstract readonly values: ExportValues<D, Row>;

  get key(): string {
    return this.list.key;
  }

  /** The use case that answers the list. It decides which rows and fields the person sees. */
  abstract page(user: SignedInUser, query: Query): Promise<Page<Row>>;
}

/** A row, from which the value of each column can be read. */
export type ExportRow = (column: string) => ExportValue;

/** Reads the next rows after a cursor; the first call passes none. */
export type ExportReader = (
  user: SignedInUser,
  cursor?: string,
) => Promise<{ rows: ExportRow[]; nextCursor: string | null }>;

/** @throws {AppError} VALIDATION_FAILED when `asked` is not a query of the list */
export function openExport(source: ListExport, asked: object): ExportReader {
  const { success, data, error } = source.query.safeParse(asked);
  if (!success) throw validationError(error.issues);
  return async (user, cursor) => {
    const { items, nextCursor } = await source.page(user, { ...data, limit: BATCH, cursor });
    return { rows: items.map((row) => (column) => source.values[column]?.(row) ?? null), nextCursor };
  };
}
