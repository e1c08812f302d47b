import { type CSSProperties, type MouseEvent, type RefObject } from 'react';
import '../../theme/edit-grid.scss';
import { placeOfCell } from '../grid/use-cell-focus.js';
import { CellEditor } from './cell-editor.js';
import { copyCells, pasteCells } from './edit-clipboard.js';
import { EditFaults } from './edit-faults.js';
import { EditHead } from './edit-head.js';
import { pressGridKey } from './edit-keys.js';
import { EditRow } from './edit-row.js';
import type { EditGridProps } from './edit-grid.types.js';
import { useWidth } from '../window/use-width.js';
import { useEditGrid, type EditState } from './use-edit-grid.js';
import { useGridWindow } from './use-grid-window.js';

/**
 * A sheet of cells with the keys, the selection and the clipboard of a spreadsheet. Only the rows and columns near the
 * visible part are drawn. It fills the height of its container. Needs a Suspense around it.
 */
export function EditGrid<Row>(props: EditGridProps<Row>) {
  const { ref: frame, width: room } = useWidth<HTMLDivElement>();
  const state = useEditGrid(props, frame);
  return (
    <div className="at-eg">
      <div
        ref={frame}
        role="grid"
        aria-label={props.label}
        aria-rowcount={props.rows.length + 1}
        aria-colcount={props.columns.length + 1}
        aria-multiselectable="true"
        className="at-eg-frame"
        onKeyDown={(event) => pressGridKey(event, state, props.columns.length - 1)}
        onMouseDown={(event) => pressCell(event, state)}
        onDoubleClick={() => state.open(state.textAt(state.active))}
        onFocus={({ target }) => {
          const place = placeOfCell(target);
          if (!place) return;
          state.focus.setActive(place);
          const row = props.rows[place.row];
          if (row !== undefined) props.onRow?.(row);
        }}
        onCopy={(event) => copyCells(event, state)}
        onPaste={(event) => pasteCells(event, state)}
      >
        <Sheet grid={props} state={state} frame={frame} room={room} />
      </div>
      <EditFaults grid={props} faults={state.edits.faults} />
    </div>
  );
}

/** A press focuses a cell; with Shift it selects up to it. */
function pressCell(event: MouseEvent, { typed, active, anchor, setAnchor, commit, focus }: EditState): void {
  const place = placeOfCell(event.target);
  if (!place) return;
  event.preventDefault();
  if (typed !== null) commit({});
  setAnchor(event.shiftKey ? (anchor ?? active) : null);
  focus.go(place);
}

interface SheetProps<Row> {
  grid: EditGridProps<Row>;
  state: EditState;
  frame: RefObject<HTMLElement | null>;
  /** The width of the frame. */
  room: number;
}

function Sheet<Row>({ grid, state, frame, room }: SheetProps<Row>) {
  const { active, range, typed, edits } = state;
  const { rows, columns, width, height, nameWidth, placeOf } = useGridWindow(grid, { frame, room }, active);
  const faultsOf = (row: number) =>
    edits.faults
      .filter((fault) => fault.row === row)
      .map(({ column }) => column)
      .join(',');
  return (
    <div
      className="at-eg-sheet"
      style={{ inlineSize: width, blockSize: height, '--eg-name': `${String(nameWidth)}px` } as CSSProperties}
    >
      <EditHead grid={grid} columns={columns} />
      {rows.map(({ index, start }) => {
        const row = grid.rows[index];
        if (row === undefined) return null;
        return (
          <EditRow
            key={grid.keyOf(row)}
            grid={grid}
            row={row}
            index={index}
            columns={columns}
            top={start}
            active={index === active.row ? active.column : -1}
            range={index >= range.top && index <= range.bottom ? range : null}
            faults={faultsOf(index)}
          />
        );
      })}
      {typed !== null && (
        <CellEditor state={state} name={grid.columns[active.column]?.name ?? ''} place={placeOf(active)} />
      )}
    </div>
  );
}
