import { t } from '@atrium/sdk';
import { Icon } from '../icon/icon.js';
import { headClass } from './cell-look.js';
import type { DataColumn, DataTableProps } from './data-table.types.js';
import { directionOf, nextSort } from './sort.rules.js';
import type { RowsModel } from './row-selection.js';

interface TableHeadProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'selection' | 'rowActions' | 'label'
> {
  table: RowsModel<Row>;
}

export function TableHead<Row extends object>({
  table,
  columns,
  selection,
  rowActions,
  label,
  ...order
}: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className="ck">
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={t('Select all {label} on this page', { label: label.toLowerCase() })}
              checked={table.selected === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = table.selected === 'some';
              }}
              onChange={table.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} {...order} />
        ))}
        {rowActions && (
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sort?: string;
  onSort?: (sort: string) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = directionOf(sort, column.id);
  const sortable = column.sortable && onSort;
  return (
    <th
      role="columnheader"
      scope="col"
      className={headClass(column)}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button type="button" className="at-sort" onClick={() => onSort(nextSort(sort, column.id))}>
          {column.header}
          {direction && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />}
        </button>
      ) : (
        (column.head ?? column.header)
      )}
    </th>
  );
}
