import { t } from '@atrium/sdk';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icon/icon.js';
import { isShortcut } from '../shortcuts/shortcuts.js';
import { cellClass, isHeaded } from './cell-look.js';
import type { DataTableProps } from './data-table.types.js';
import { isInsideControl, moveBetweenRows } from './row-keys.js';
import type { RowModel } from './row-selection.js';

/** What the rows of a table have in common. */
export interface RowParts<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'nameOf' | 'onOpen' | 'rowActions' | 'selection'
> {
  /** A press selects the row instead of opening it. */
  picking: boolean;
}

interface TableRowProps<Row extends object> extends RowParts<Row> {
  row: RowModel<Row>;
  selected: boolean;
  /** Whether the Tab key stops here. */
  reachable: boolean;
  /** The row's index from 0, on a page of which only some rows are drawn. */
  index?: number;
  measure?: (row: HTMLElement | null) => void;
  /** True when the key moves the focus to another row. */
  onMove?: (event: KeyboardEvent, from: number) => boolean;
}

export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, onOpen, selection, selected, picking, index, measure } = props;
  const press = (event: MouseEvent) => {
    const marking = document.getSelection()?.isCollapsed === false;
    if (isInsideControl(event) || marking) return;
    if (picking) row.toggle();
    else onOpen?.(row.record);
  };
  return (
    <tr
      role="row"
      ref={measure}
      data-key={row.key}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      tabIndex={props.reachable ? 0 : -1}
      className={classNames(selected && 'is-selected', (onOpen ?? picking) && 'opens')}
      aria-selected={selection ? selected : undefined}
      onClick={press}
      onKeyDown={(event) => pressKey(event, props)}
    >
      <Cells {...props} />
    </tr>
  );
}

function pressKey<Row extends object>(
  event: KeyboardEvent<HTMLTableRowElement>,
  { row, onOpen, selection, index, onMove }: TableRowProps<Row>,
): void {
  if (isInsideControl(event)) return;
  if (onMove && index !== undefined) {
    if (onMove(event, index)) {
      event.preventDefault();
      return;
    }
  } else if (moveBetweenRows(event)) return;
  if (isShortcut('openRow', event)) onOpen?.(row.record);
  if (isShortcut('selectRow', event) && selection) {
    event.preventDefault();
    row.toggle();
  }
}

function Cells<Row extends object>({
  row,
  columns,
  nameOf,
  rowActions,
  selection,
  selected,
}: TableRowProps<Row>) {
  const record = row.record;
  return (
    <>
      {selection && (
        <td role="cell" className="ck hide">
          <PickBox row={row} name={nameOf(record)} selected={selected} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(record);
        return (
          <td
            key={column.id}
            role="cell"
            className={cellClass(column)}
            data-head={isHeaded(column, content) ? column.header : undefined}
          >
            <Isolated content={content} />
          </td>
        );
      })}
      {rowActions && (
        <td role="cell" className="at-row-acts">
          <div>{rowActions(record)}</div>
        </td>
      )}
    </>
  );
}

interface PickBoxProps<Row> {
  row: RowModel<Row>;
  name: string;
  selected: boolean;
}

/** The check box of a row, or why it has none. */
function PickBox<Row>({ row: { whyNot, toggle }, name, selected }: PickBoxProps<Row>) {
  if (whyNot === undefined)
    return (
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('Select {name}', { name })}
        checked={selected}
        // With Shift, all from the one that was pressed before.
        onChange={({ nativeEvent }) => toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    );
  return (
    <span title={whyNot}>
      <Icon name="alert-triangle" className="at-faint" />
      <span className="visually-hidden">{whyNot}</span>
    </span>
  );
}

/** Keeps the direction of words and figures: a date, a code or an amount must not turn with the page. */
function Isolated({ content }: { content: ReactNode }) {
  return typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;
}
