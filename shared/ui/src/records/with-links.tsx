import { Link } from 'react-router-dom';
import type { DataColumn } from '../table/data-table.types.js';

interface RowLink<Row> {
  hrefOf: (row: Row) => string;
  /** Of the browser's history, at the page to which the link leads. */
  state?: unknown;
}

/** The names of the rows are links to their records, which may be opened in a tab of the browser too. */
export const withLinks = <Row extends { id: string }>(
  columns: readonly DataColumn<Row>[],
  { hrefOf, state }: RowLink<Row>,
): DataColumn<Row>[] =>
  columns.map((column) => {
    if (column.card !== 'name') return column;
    const cell = (row: Row) => (
      <Link className="at-opens" to={hrefOf(row)} state={state} data-record={row.id}>
        {column.cell(row)}
      </Link>
    );
    return { ...column, cell };
  });
