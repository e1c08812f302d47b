import { Bar } from '../states/skeleton.js';
import { cellClass } from './cell-look.js';
import type { DataTableProps } from './data-table.types.js';

const PARTS = [70, 55, 40] as const;

type SkeletonProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection' | 'rowActions' | 'expected'>;

/** Grey rows in their final height until the first answer arrives. */
export function TableSkeleton<Row>({ columns, selection, rowActions, expected = 10 }: SkeletonProps<Row>) {
  return (
    <tbody className="at-late" aria-hidden="true">
      {Array.from({ length: expected }, (_, row) => (
        <tr key={row}>
          {selection && <td className="ck hide" />}
          {columns.map((column, index) => (
            <td key={column.id} className={cellClass(column)}>
              <Bar part={PARTS[(row + index) % PARTS.length]} />
            </td>
          ))}
          {rowActions && <td className="at-row-acts" />}
        </tr>
      ))}
    </tbody>
  );
}
