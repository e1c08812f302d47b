import type { RecordRow } from '@atrium/contracts';
import { Link } from 'react-router-dom';
import type { DataColumn } from '../table/data-table.types.js';
import type { OpenedRecord } from './use-opened-record.js';

/** The names of the rows are links to their records, which may be opened in a tab of the browser too. */
export const withLinks = <Row extends RecordRow>(
  columns: readonly DataColumn<Row>[],
  { hrefOf, linkState }: OpenedRecord,
): DataColumn<Row>[] =>
  columns.map((column) => {
    if (column.card !== 'name') return column;
    const cell = (row: Row) => (
      <Link className="at-opens" to={hrefOf(row.id)} state={linkState} data-record={row.id}>
        {column.cell(row)}
      </Link>
    );
    return { ...column, cell };
  });
