import {
  filterableColumns,
  PAGE_SIZES,
  parseFilter,
  sortsOf,
  type ListDescription,
  type ListFilters,
} from '@atrium/contracts';

/** What somebody has set on a list. All of it stands in the address, so that a link and the way back keep it. */
export interface ListValues {
  search: string;
  sort: string;
  limit: number;
  filters: ListFilters;
  /** The saved view that it began with. */
  view: string | null;
}

/** Rows of a page until somebody chooses otherwise. */
export const FIRST_LIMIT = 50;

export function firstSort(description: ListDescription): string {
  const [first = ''] = sortsOf<ListDescription>(description);
  return first;
}

/** Reads an address; what the list does not have is left out. `usualLimit` are the rows of a page that says nothing. */
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

/** Writes into an address, which keeps what belongs to others. What is as it is without saying is not written. */
export function writeListValues(
  description: ListDescription,
  values: ListValues,
  { before, usualLimit = FIRST_LIMIT }: { before: URLSearchParams; usualLimit?: number },
): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, text: string | undefined | null) => {
    if (text) after.set(name, text);
    else after.delete(name);
  };
  put('search', values.search);
  put('sort', values.sort === firstSort(description) ? null : values.sort);
  put('limit', values.limit === usualLimit ? null : String(values.limit));
  put('view', values.view);
  for (const { key } of filterableColumns(description)) put(key, values.filters[key]);
  return after;
}

/** The part of the API's query that stands in the address. */
export function queryOf({ search, sort, limit, filters }: ListValues) {
  return { sort, limit, search: search || undefined, ...filters };
}
