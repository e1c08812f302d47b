import { t, translate } from '@atrium/sdk';
import type { EditGridProps } from './edit-grid.types.js';
import type { CellFault } from './paste.rules.js';

/** More would push the grid away; the number of all stands above. */
const MOST = 5;

/** What could not be put into cells, each with its place and reason. */
export function EditFaults<Row>({
  grid,
  faults,
}: {
  grid: EditGridProps<Row>;
  faults: readonly CellFault[];
}) {
  return (
    <div role="status" className="at-eg-faults">
      {faults.length > 0 && (
        <>
          <b>
            {t('{count, plural, one {# cell was not changed} other {# cells were not changed}}', {
              count: faults.length,
            })}
          </b>
          <ul>
            {faults.slice(0, MOST).map(({ row, column, text, reason }) => (
              <li key={`${String(row)} ${String(column)}`}>
                {t('{row}, {column}: “{text}”. {reason}', {
                  row: nameAt(grid, row),
                  column: grid.columns[column]?.name ?? '',
                  text,
                  reason: translate(reason),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function nameAt<Row>({ rows, nameOf }: EditGridProps<Row>, index: number): string {
  const row = rows[index];
  return row === undefined ? '' : nameOf(row);
}
