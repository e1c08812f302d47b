import { t } from '@atrium/sdk';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { ErrorState } from '../states/error-state.js';
import { OlderNote } from '../states/loaded.js';
import { NoMatchState } from '../states/no-match-state.js';
import { BulkBar } from './bulk-bar.js';
import type { DataTableProps } from './data-table.types.js';
import { PickBar } from './pick-bar.js';
import { TableFoot } from './table-foot.js';
import { TableGrid } from './table-grid.js';

/**
 * A list of the API as a table: sorted and paged by the server, rows opened by a press or Enter, arrow keys move
 * between them. On a phone each row is a card, and selecting is a mode. Of a long page only the rows near the visible
 * part are in the document. It shows its own loading, error, empty and no-match states; rows stay when
 * they could not be fetched again.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, page, selection, inCard, onClearFilters } = props;
  const chosen = rows?.filter((row) => selection?.keys.has(props.keyOf(row))) ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState(false);
  const blank = blankOf(props);
  const note = rows && Boolean(props.error) && <OlderNote onRetry={props.onRetry ?? reload} />;
  if (blank)
    return (
      <div className={classNames('at-data is-blank', inCard && 'in-card')}>
        {note}
        {blank}
      </div>
    );
  return (
    <div className={classNames('at-data', inCard && 'in-card', picking && 'is-picking')}>
      {note}
      {selection && (
        <PickBar {...props} rows={rows ?? []} selection={selection} picking={picking} onPick={setPicking} />
      )}
      <div className="at-table-wrap" ref={frame}>
        <TableGrid {...props} frame={frame} picking={picking} />
      </div>
      {page && <TableFoot page={page} shown={rows?.length} onClearFilters={onClearFilters} />}
      {selection && chosen.length > 0 && <BulkBar rows={chosen} selection={selection} />}
    </div>
  );
}

/** Shown instead of the rows when there are none. */
function blankOf<Row>({
  label,
  rows,
  error,
  onRetry,
  empty,
  onClearFilters,
}: DataTableProps<Row>): ReactNode {
  if (rows === undefined && error !== undefined && error !== null) {
    return (
      <ErrorState
        title={t('{label} could not be loaded', { label })}
        error={error}
        onRetry={onRetry ?? reload}
      />
    );
  }
  if (rows?.length !== 0) return null;
  return onClearFilters ? <NoMatchState onClear={onClearFilters} /> : empty;
}

function reload() {
  window.location.reload();
}
