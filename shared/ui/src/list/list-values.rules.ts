import {
  filterableColumns,
  PAGE_SIZES,
  parseFilter,
  sortsOf,
  type ListDescription,
  type ListFilters,
} from '@atrium/contracts';
import { withValues } from '../address/query-values.rules.js';

/** A person's choices on a list. They are all in the URL, so that a link and Back keep them. */
export interface ListValues {
  search: string;
  sort: string;
  limit: number;
  filters: ListFilters;
  /** The saved view that was opened. */
  view: string | null;
}

/** Names the column under whose headings the rows stand; it goes with another order. */
export const GROUP = 'group';

/** Default number of rows on a page. */
export const FIRST_LIMIT = 50;

export function firstSort(description: ListDescription): string {
  const [first = ''] = sortsOf<ListDescription>(description);
  return first;
}

/** Parses a URL and drops what the list does not have. `usualLimit` is the page size when the URL has none. */
export function readListValues(
  description: ListDescription,
  params: URLSearchParams,
  usualLimit: number = FIRST_LIMIT,
): ListValues {
  const sort = params.get('sort');
  const limit = PAGE_SIZES.find((size) => String(size) === params.get('limit'));
  const sorts: readonly string[] = sortsOf(description);
  return {
    search: params.get('search') ?? '',
    sort: sort !== null && sorts.includes(sort) ? sort : firstSort(description),
    limit: limit ?? usualLimit,
    filters: readFilters(description, params),
    view: params.get('view'),
  };
}

function readFilters(description: ListDescription, params: URLSearchParams): ListFilters {
  const filters: ListFilters = {};
  for (const column of filterableColumns(description)) {
    const text = params.get(column.key);
    if (text !== null && parseFilter(column, text)) filters[column.key] = text;
  }
  return filters;
}

/** @param text empty: without that filter */
export function withFilter(filters: ListFilters, key: string, text: string): ListFilters {
  const { [key]: _, ...others } = filters;
  return text ? { ...others, [key]: text } : others;
}

/** Writes the values into a URL and keeps its other parameters. Defaults are left out. */
export function writeListValues(
  description: ListDescription,
  values: ListValues,
  { before, usualLimit = FIRST_LIMIT }: { before: URLSearchParams; usualLimit?: number },
): URLSearchParams {
  const grouped = before.get(GROUP);
  const isInItsOrder = grouped !== null && [grouped, `-${grouped}`].includes(values.sort);
  const filters = filterableColumns(description).map(({ key }) => [key, values.filters[key]] as const);
  return withValues(before, {
    search: values.search,
    sort: values.sort === firstSort(description) ? null : values.sort,
    limit: values.limit === usualLimit ? null : String(values.limit),
    view: values.view,
    [GROUP]: isInItsOrder ? grouped : null,
    ...Object.fromEntries(filters),
  });
}

/** The part of the API's query that is in the URL. */
export function queryOf({ search, sort, limit, filters }: ListValues) {
  return { sort, limit, search: search || undefined, ...filters };
}
