import { showableColumns, type ListDescription } from '@atrium/contracts';
import type { DataColumn } from '../table/data-table.types.js';
import type { List } from './use-list.js';

/** How a list's column looks. Its title and sorting come from the list's description. */
export type ColumnLook<Row> = Omit<DataColumn<Row>, 'id' | 'header' | 'sortable'>;

/** The columns of a list's table, as the person has chosen them. */
export function describedColumns<Row>(
  { description, columns }: Pick<List, 'description' | 'columns'>,
  looks: Readonly<Record<string, ColumnLook<Row>>>,
): DataColumn<Row>[] {
  const known = showableColumns(description);
  return columns.keys.flatMap((key) => {
    const column = known.find((each) => each.key === key);
    const look = looks[key];
    if (!column || !look) return [];
    // A column that somebody chose is shown on a narrow screen too.
    const wide = columns.chosen ? false : look.wide;
    return [{ ...look, wide, id: key, header: column.title, sortable: column.sortable ?? false }];
  });
}

/** Requires a look for every column of a description, so that a missing one is a type error. */
export type ColumnLooks<D extends ListDescription, Row> = Record<
  Exclude<D['columns'][number], { display: 'never' }>['key'],
  ColumnLook<Row>
>;
