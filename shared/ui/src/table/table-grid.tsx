import { lazyPage } from '@atrium/sdk';
import { Fragment, Suspense, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.js';
import type { DataTableProps } from './data-table.types.js';
import type { LongRowsProps } from './long-rows.js';
import { TableHead } from './table-head.js';
import { TableRow, type RowParts } from './table-row.js';
import { TableSkeleton } from './table-skeleton.js';
import { isShortcut } from '../shortcuts/shortcuts.js';
import { isTyping } from '../shortcuts/use-shortcut.js';
import { selectRows, type RowModel, type RowsModel } from './row-selection.js';

/** A page up to this length is completely in the document, where the browser's own search finds it. */
const SHORT = 100;

const LongRows = lazyPage(() => import('./long-rows.js')) as <Row extends object>(
  props: LongRowsProps<Row>,
) => ReactNode;

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  frame: RefObject<HTMLElement | null>;
  picking: boolean;
}

export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { label, inCard, dense, columns, nameOf, onOpen, rowActions, selection, picking } = props;
  const { groupOf, groupTotal } = props;
  const table = selectRows(props, useState<string | null>(null));
  const rows = props.rows && table.rows;
  // Headings are among the rows, which then are all in the document.
  const isLong = rows !== undefined && rows.length > SHORT && !groupOf;
  const parts = { columns, nameOf, onOpen, rowActions, selection, picking };
  return (
    <table
      role="table"
      className={classNames('at-table at-cards', inCard && 'in-card', dense && 'at-table-sm')}
      aria-label={label}
      aria-busy={rows === undefined}
      onKeyDown={selection && ((event) => pressSelecting(event, table))}
      aria-rowcount={isLong ? rows.length + 1 : undefined}
    >
      <TableHead
        table={table}
        columns={columns}
        selection={selection}
        rowActions={rowActions}
        label={label}
        sort={props.sort}
        onSort={props.onSort}
      />
      {!rows && (
        <TableSkeleton
          columns={columns}
          selection={selection}
          rowActions={rowActions}
          expected={props.expected}
        />
      )}
      {rows && !isLong && <ShortRows rows={rows} groupOf={groupOf} groupTotal={groupTotal} {...parts} />}
      {isLong && (
        <Suspense fallback={<ShortRows rows={rows.slice(0, SHORT)} {...parts} />}>
          <LongRows
            rows={rows}
            frame={props.frame}
            shownColumns={columns.map(({ id }) => id).join()}
            {...parts}
          />
        </Suspense>
      )}
    </table>
  );
}

/** Keys that select several rows; the focus is moved by the row itself. */
function pressSelecting<Row>(event: KeyboardEvent, table: RowsModel<Row>): void {
  if (isTyping(event)) return;
  if (isShortcut('selectAllRows', event)) {
    event.preventDefault();
    if (table.selected !== 'all') table.toggleAll();
  }
  const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
  if (key === undefined) return;
  if (isShortcut('extendDown', event)) table.extend(key, 1);
  if (isShortcut('extendUp', event)) table.extend(key, -1);
}

function ShortRows<Row extends object>({
  rows,
  groupOf,
  groupTotal,
  ...parts
}: { rows: readonly RowModel<Row>[] } & Pick<DataTableProps<Row>, 'groupOf' | 'groupTotal'> & RowParts<Row>) {
  return (
    <tbody role="rowgroup">
      {rows.map((row, index) => {
        const group = groupOf?.(row.record);
        const before = rows[index - 1];
        const begins = group !== undefined && (!before || groupOf?.(before.record).key !== group.key);
        return (
          <Fragment key={row.key}>
            {begins && <GroupHead name={group.name} total={groupTotal?.(group.key)} />}
            <TableRow row={row} selected={row.selected} reachable={index === 0} {...parts} />
          </Fragment>
        );
      })}
    </tbody>
  );
}

function GroupHead({ name, total }: { name: string; total: ReactNode }) {
  return (
    <tr role="row" className="at-group">
      <th role="rowheader" scope="rowgroup" colSpan={100}>
        <bdi>{name}</bdi> {total}
      </th>
    </tr>
  );
}
