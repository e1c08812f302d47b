import type { DescribedQuery, ListDescription } from '@atrium/contracts';
import { useSearchParams } from 'react-router-dom';
import { queryOf, readListValues, writeListValues, type ListValues } from './list-values.rules.js';
import { useListColumns } from './use-list-columns.js';

/** Search, filters, order and size of a described list, kept in the address, and the columns that the person chose. */
export function useList<const D extends ListDescription>(description: D) {
  const [params, setParams] = useSearchParams();
  const values = readListValues(description, params);
  const columns = useListColumns(description);
  const change = (changes: Partial<ListValues>) =>
    setParams(
      (before) =>
        writeListValues(description, { ...readListValues(description, before), ...changes }, before),
      { replace: true },
    );
  const query = queryOf(values);
  return {
    description: description as ListDescription,
    values,
    columns,
    /** Goes into the list's query, with the cursor of useCursorPages. */
    query: query as Omit<Partial<DescribedQuery<D>>, 'cursor'>,
    /** Changes with every list that is another one: the key of useCursorPages. */
    key: JSON.stringify(query),
    change,
    filtered: values.search !== '' || Object.keys(values.filters).length > 0,
    clear: () => change({ search: '', filters: {} }),
  };
}

/** A list in the hands of its toolbar. */
export type List = Omit<ReturnType<typeof useList>, 'query'>;
