import type { ReactNode } from 'react';
import { withValues } from '../address/query-values.rules.js';
import { useSearchParams } from '../address/use-search-params.js';
import type { RowGroup } from '../table/data-table.types.js';
import { GROUP } from './list-values.rules.js';
import type { List } from './use-list.js';

/** How rows of a list stand under headings. */
export interface Grouping<Row> {
  /** The column by which the list is sorted, so that the rows of a group follow each other. */
  value: string;
  label: string;
  groupOf: (row: Row) => RowGroup;
  /** Shows how many rows of the whole list stand under a heading. @param group its key @param query the list's */
  totalOf?: (group: string, query: object) => ReactNode;
}

/** The grouping that the address names, as long as the list is in its order. */
export function useGrouping<Row>(list: Pick<List, 'values'>, groupings: readonly Grouping<Row>[]) {
  const [params, setParams] = useSearchParams();
  const { sort } = list.values;
  const named = groupings.find(({ value }) => value === params.get(GROUP));
  const chosen = named && [named.value, `-${named.value}`].includes(sort) ? named : undefined;
  const choose = (value: string) =>
    setParams((before) => withValues(before, { sort: value, [GROUP]: value }), { replace: true });
  return { chosen, choose };
}
