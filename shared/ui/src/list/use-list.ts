import type { DescribedQuery, ListDescription, ListFilters } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { queryOf, readListValues, writeListValues, type ListValues } from './list-values.rules.js';
import { useListColumns } from './use-list-columns.js';
import { useListSize } from './use-list-size.js';
import { useSearchParams } from '../address/use-search-params.js';

/** What becomes different. Filters follow from those asked for before, which the page may not show yet. */
interface ListChanges extends Partial<Omit<ListValues, 'filters'>> {
  filters?: (before: ListFilters) => ListFilters;
}

/**
 * Search, filters and order of a described list, kept in the URL, and the columns and page size that the person chose.
 */
export function useList<const D extends ListDescription>(description: D) {
  const [params, setParams] = useSearchParams();
  const size = useListSize(description);
  const values = readListValues(description, params, size.usual);
  const columns = useListColumns(description);
  const change = ({ filters = (same) => same, ...changes }: ListChanges) => {
    if (changes.limit !== undefined) size.keep(changes.limit);
    setParams(
      (before) => {
        const asked = readListValues(description, before, size.usual);
        const after = { ...asked, ...changes, filters: filters(asked.filters) };
        return writeListValues(description, after, { before, usualLimit: changes.limit ?? size.usual });
      },
      { replace: true },
    );
  };
  const query = queryOf(values);
  return {
    description: inLanguage(description),
    values,
    columns,
    /** For the list's query, together with the cursor of useCursorPages. */
    query: query as Omit<Partial<DescribedQuery<D>>, 'cursor'>,
    /** Changes with every other value; the key for useCursorPages. */
    key: JSON.stringify(query),
    change,
    filtered: values.search !== '' || Object.keys(values.filters).length > 0,
    clear: () => change({ search: '', filters: () => ({}) }),
  };
}

/** Contracts describe a list in English; this translates the titles. */
const inLanguage = (description: ListDescription): ListDescription => ({
  ...description,
  columns: description.columns.map(({ title, options, ...column }) => ({
    ...column,
    title: translate(title),
    ...(options && { options: options.map(({ value, label }) => ({ value, label: translate(label) })) }),
  })),
});

/** A list as its toolbar uses it. */
export type List = Omit<ReturnType<typeof useList>, 'query'>;
