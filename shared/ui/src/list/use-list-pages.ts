import { PAGE_SIZES, type Page } from '@atrium/contracts';
import type { PageInfo } from '../table/data-table.types.js';
import { useCursorPages } from '../table/use-cursor-pages.js';
import type { List } from './use-list.js';

/** The pages of a described list. Another search, filter, order or size starts at the first page. */
export function useListPages({ key, values, change }: Pick<List, 'key' | 'values' | 'change'>) {
  const { cursor, pageInfo } = useCursorPages(key);
  const size = { value: values.limit, options: PAGE_SIZES, onChange: (limit: number) => change({ limit }) };
  return {
    cursor,
    pageInfo: <T>(answer: Page<T> | undefined): PageInfo => ({ ...pageInfo(answer), size }),
  };
}
