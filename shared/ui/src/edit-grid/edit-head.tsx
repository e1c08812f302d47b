import { classNames } from '../class-names.js';
import type { EditColumn, EditGridProps } from './edit-grid.types.js';
import type { DrawnLine } from './use-grid-window.js';

/** The names of the columns; they stay while the grid scrolls. */
export function EditHead<Row>({
  grid,
  columns,
}: {
  grid: EditGridProps<Row>;
  columns: readonly DrawnLine[];
}) {
  return (
    <div role="row" aria-rowindex={1} className="at-eg-row at-eg-head">
      <div role="columnheader" aria-colindex={1} className="at-eg-name">
        {grid.head}
      </div>
      {columns.map(({ index, start, size }) => {
        const column = grid.columns[index];
        return (
          column && (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 2}
              aria-current={column.current ? 'date' : undefined}
              className={classNames('at-eg-cell', column.align && 'is-end', column.current && 'is-current')}
              style={{ insetInlineStart: start, inlineSize: size }}
            >
              <HeadName {...column} />
            </div>
          )
        );
      })}
    </div>
  );
}

function HeadName<Row>({ name, onHead, pressed }: EditColumn<Row>) {
  if (!onHead) return name;
  return (
    <button
      type="button"
      className="at-eg-press"
      aria-pressed={pressed}
      onClick={onHead}
      // The grid's own keys are those of its cells.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {name}
    </button>
  );
}
