import { z } from 'zod';

/** Totals are counted exactly up to this number; beyond it an answer says `totalIsExact: false`. */
export const TOTAL_LIMIT = 10_000;

/** Most rows of a page. */
export const PAGE_LIMIT = 500;

export type SortOf<S extends readonly string[]> = S[number] | `-${S[number]}`;

/**
 * The query of every list: keyset paging by an opaque `cursor` (the `nextCursor` of the previous page), `limit` 1 to
 * PAGE_LIMIT, `sort` by one of the list's sortable columns, descending with a leading `-`, and a free-text `search`.
 */
export function listQuerySchema<const S extends readonly [string, ...string[]]>(sortable: S) {
  const directions = sortable.flatMap((column) => [column, `-${column}`]) as [SortOf<S>, ...SortOf<S>[]];
  return z.strictObject({
    limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
    cursor: z.string().max(500).optional(),
    // `never`: Zod's overloads cannot tell a generic literal from a function; the value is one of those listed.
    sort: z.enum(directions).default(directions[0] as never),
    search: z.string().trim().max(100).optional(),
  });
}

/** The answer of every list. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    totalIsExact: z.boolean(),
  });
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
