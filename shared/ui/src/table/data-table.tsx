import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { ErrorState } from '../states/error-state.js';
import { NoMatchState } from '../states/no-match-state.js';
import { BulkBar } from './bulk-bar.js';
import type { DataTableProps } from './data-table.types.js';
import { TableFoot } from './table-foot.js';
import { TableHead } from './table-head.js';
import { TableRow } from './table-row.js';
import { TableSkeleton } from './table-skeleton.js';
import { useRows } from './use-rows.js';

/**
 * Rows of a list of the API: ordered and paged by the server, opened by a press or Enter, moved through with the
 * arrow keys. On a phone each row is a card. Shows its own loading, error, empty and no-match states.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, page, selection, inCard, onClearFilters } = props;
  const chosen = rows?.filter((row) => selection?.keys.has(props.keyOf(row))) ?? [];
  const blank = blankOf(props);
  if (blank) return <div className={classNames('at-data is-blank', inCard && 'in-card')}>{blank}</div>;
  return (
    <div className={classNames('at-data', inCard && 'in-card')}>
      <div className="at-table-wrap">
        <Grid {...props} />
      </div>
      {page && <TableFoot page={page} shown={rows?.length} onClearFilters={onClearFilters} />}
      {selection && chosen.length > 0 && <BulkBar rows={chosen} selection={selection} />}
    </div>
  );
}

/** What stands in place of the rows when there are none to show. */
function blankOf<Row>({
  label,
  rows,
  error,
  onRetry,
  empty,
  onClearFilters,
}: DataTableProps<Row>): ReactNode {
  if (rows === undefined && error !== undefined && error !== null) {
    return <ErrorState title={`${label} could not be loaded`} error={error} onRetry={onRetry ?? reload} />;
  }
  if (rows?.length !== 0) return null;
  return onClearFilters ? <NoMatchState onClear={onClearFilters} /> : empty;
}

function Grid<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, inCard, dense, columns, nameOf, onOpen, rowActions, selection } = props;
  const table = useRows(props);
  const classes = classNames('at-table at-cards', inCard && 'in-card', dense && 'at-table-sm');
  return (
    <table role="table" className={classes} aria-label={label} aria-busy={rows === undefined}>
      <TableHead
        table={table}
        {...{ columns, selection, rowActions, label }}
        sort={props.sort}
        onSort={props.onSort}
      />
      {rows ? (
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row, index) => (
            <TableRow
              key={row.id}
              row={row}
              first={index === 0}
              {...{ columns, nameOf, onOpen, rowActions, selection }}
            />
          ))}
        </tbody>
      ) : (
        <TableSkeleton {...{ columns, selection, rowActions }} expected={props.expected} />
      )}
    </table>
  );
}

function reload() {
  window.location.reload();
}
