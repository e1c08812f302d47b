export type Direction = 'ascending' | 'descending';

/** How an order such as `name` or `-name` sorts a column. */
export function directionOf(sort: string | undefined, column: string): Direction | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The order after a press on a column's header: first ascending, then reversed. */
export function nextSort(sort: string | undefined, column: string): string {
  return sort === column ? `-${column}` : column;
}
