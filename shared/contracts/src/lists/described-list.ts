import { z } from 'zod';
import {
  filterableColumns,
  sortsOf,
  type FilterKey,
  type ListColumn,
  type ListDescription,
  type SortText,
} from './list-description.js';
import { FILTER_TEXT_MAX, parseFilter } from './list-filter.js';
import { PAGE_LIMIT } from './list.js';

/** A validated query of a list. Filters are still texts, which `parseFilter` reads. */
export type DescribedQuery<D extends ListDescription> = Partial<Record<FilterKey<D>, string>> & {
  limit: number;
  cursor?: string | undefined;
  sort: SortText<D>;
  search?: string | undefined;
};

const WORDS: Record<ListColumn['type'], string> = {
  text: 'Enter up to 100 characters.',
  choice: 'Choose from the list.',
  person: 'Choose from the list.',
  date: 'Enter two dates, like 2026-04-01..2026-04-30. You can leave one out.',
  number: 'Enter two numbers, like 10..20. You can leave one out.',
  yesNo: 'Choose yes or no.',
};

/** One filter of a list, as text. */
export function filterSchema(column: ListColumn) {
  return z
    .string()
    .max(FILTER_TEXT_MAX, WORDS[column.type])
    .refine((text) => parseFilter(column, text) !== null, WORDS[column.type]);
}

/** What narrows a list: a free-text `search`, and a filter for each filterable column. */
const narrowingOf = (description: ListDescription) => ({
  search: z.string().trim().max(100).optional(),
  ...Object.fromEntries(
    filterableColumns(description).map((column) => [column.key, filterSchema(column).optional()] as const),
  ),
});

/** A query without pages or order, for what shows the rows of a list in another way than as a list. */
export type DescribedNarrowing<D extends ListDescription> = Partial<Record<FilterKey<D>, string>> & {
  search?: string | undefined;
};

/** The schemas of a query that narrows as the described list does, to be spread into one that asks for more. */
export const describedNarrowing = <const D extends ListDescription>(description: D) =>
  narrowingOf(description) as object as Record<FilterKey<D> | 'search', z.ZodOptional<z.ZodString>>;

/**
 * The query of a described list: keyset paging by an opaque `cursor` (the `nextCursor` of the previous page), `limit` 1
 * to PAGE_LIMIT, `sort` by one of its sortable columns, descending with a leading `-`, a free-text `search`, and a
 * filter for each filterable column.
 */
export function describedQuerySchema<const D extends ListDescription>(
  description: D,
): z.ZodType<DescribedQuery<D>> {
  const sorts: string[] = sortsOf(description);
  const schema = z.strictObject({
    limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
    cursor: z.string().max(500).optional(),
    // `never`: Zod's overloads cannot tell a computed value from a function.
    sort: z.enum(sorts as [string, ...string[]]).default(sorts[0] as never),
    ...narrowingOf(description),
  });
  return schema as z.ZodType as z.ZodType<DescribedQuery<D>>;
}
