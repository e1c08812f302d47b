import type { Check, ListDescription, Page } from '@atrium/contracts';
import { validationError, type SignedInUser } from '@atrium/platform';
import type { z } from 'zod';

/** Rows of one reading; each is a short transaction of its own, however slow whoever takes the file is. */
const BATCH = 1_000;

/** A day as `2026-04-30`, a moment as ISO 8601, a choice by its value or as people read it. */
export type ExportValue = string | number | boolean | null;

interface Paged {
  limit: number;
  cursor?: string | undefined;
}

/** How each of a list's columns that can be shown, and with them taken along, is read from a row. */
export type ExportValues<D extends ListDescription, Row> = Record<
  Exclude<D['columns'][number], { display: 'never' }>['key'],
  (row: Row) => ExportValue
>;

/** How a service's list is taken along as a file: a provider that extends this. */
export abstract class ListExport<
  D extends ListDescription = ListDescription,
  Row = unknown,
  Query extends Paged = Paged,
> {
  abstract readonly list: D;
  /** What the file is called: `employees`. */
  abstract readonly name: string;
  /** Who may take it; left out: whoever reads the list. */
  readonly permission?: Check;
  /** Nothing is taken while this remote is off. */
  readonly remote?: string | null;
  /** The schema of the list's own query. */
  abstract readonly query: z.ZodType<Query>;
  abstract readonly values: ExportValues<D, Row>;

  get key(): string {
    return this.list.key;
  }

  /** What answers the list itself: it says which rows and fields the person sees. */
  abstract page(user: SignedInUser, query: Query): Promise<Page<Row>>;
}

/** A row: the value of each column. */
export type ExportRow = (column: string) => ExportValue;

/** Reads on from a cursor, at first from none. */
export type ExportReader = (
  user: SignedInUser,
  cursor?: string,
) => Promise<{ rows: ExportRow[]; nextCursor: string | null }>;

/** @throws {AppError} VALIDATION_FAILED for what is no query of the list */
export function openExport(source: ListExport, asked: object): ExportReader {
  const { success, data, error } = source.query.safeParse(asked);
  if (!success) throw validationError(error.issues);
  return async (user, cursor) => {
    const { items, nextCursor } = await source.page(user, { ...data, limit: BATCH, cursor });
    return { rows: items.map((row) => (column) => source.values[column]?.(row) ?? null), nextCursor };
  };
}
