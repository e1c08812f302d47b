import { memo } from 'react';
import { classNames } from '../class-names.js';
import { isReadOnly } from './paste.rules.js';
import type { CellRange } from './cell-range.rules.js';
import type { EditColumn, EditGridProps } from './edit-grid.types.js';
import type { DrawnLine } from './use-grid-window.js';

interface EditRowProps<Row> {
  grid: EditGridProps<Row>;
  row: Row;
  index: number;
  top: number;
  /** The drawn columns. */
  columns: readonly DrawnLine[];
  /** The focused column; -1 in other rows. */
  active: number;
  /** The selection; null where it does not touch this row. */
  range: CellRange | null;
  /** The columns with a fault, joined by commas. */
  faults: string;
}

function AnyEditRow<Row>({ grid, row, index, top, columns, active, range, faults }: EditRowProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="at-eg-row"
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className="at-eg-name">
        <bdi>{grid.nameOf(row)}</bdi>
      </div>
      {columns.map(({ index: at, start, size }) => {
        const column = grid.columns[at];
        if (!column) return null;
        return (
          <EditCell
            key={column.id}
            row={row}
            column={column}
            index={index}
            at={at}
            active={at === active}
            chosen={range !== null && at >= range.start && at <= range.end}
            faulty={`,${faults},`.includes(`,${String(at)},`)}
            style={{ insetInlineStart: start, inlineSize: size }}
          />
        );
      })}
    </div>
  );
}

/** Rows that a key or a scroll does not touch are not drawn again. */
export const EditRow = memo(AnyEditRow) as typeof AnyEditRow;

interface EditCellProps<Row> {
  row: Row;
  column: EditColumn<Row>;
  index: number;
  at: number;
  active: boolean;
  chosen: boolean;
  faulty: boolean;
  style: { insetInlineStart: number; inlineSize: number };
}

function EditCell<Row>({ row, column, index, at, active, chosen, faulty, style }: EditCellProps<Row>) {
  const readOnly = isReadOnly(column, row);
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      {...(readOnly && { 'aria-readonly': true })}
      aria-selected={chosen}
      aria-invalid={faulty || undefined}
      data-row={index}
      data-column={at}
      tabIndex={active ? 0 : -1}
      className={classNames(
        'at-eg-cell',
        column.align && 'is-end',
        readOnly && 'is-fixed',
        column.current && 'is-current',
      )}
      style={style}
    >
      {column.textOf(row)}
    </div>
  );
}
