import { formatList } from '@atrium/sdk';
import { memo } from 'react';
import { Avatar } from '../avatar/avatar.js';
import { sayDay } from '../calendar/calendar.format.js';
import { isWeekend } from '../calendar/days.rules.js';
import { classNames } from '../class-names.js';
import type { MonthGridProps } from './month-grid.types.js';

interface MonthRowProps<Row> {
  grid: MonthGridProps<Row>;
  row: Row;
  index: number;
  /** The column that Tab reaches; -1 in other rows. */
  active: number;
  measure: (row: HTMLElement | null) => void;
}

function AnyMonthRow<Row>({ grid, row, index, active, measure }: MonthRowProps<Row>) {
  const { days, nameOf } = grid;
  return (
    <div ref={measure} role="row" aria-rowindex={index + 2} data-index={index} className="at-mg-row">
      <div role="rowheader" className="at-mg-name">
        {!grid.isSum?.(row) && <Avatar name={nameOf(row)} size={20} />} <bdi>{nameOf(row)}</bdi>
      </div>
      {days.map((day, column) => (
        <MonthCell
          key={day}
          grid={grid}
          row={row}
          day={day}
          index={index}
          column={column}
          active={active === column}
        />
      ))}
      {grid.sums?.map(({ id, label, valueOf }) => (
        <div key={id} role="gridcell" aria-label={`${label}: ${valueOf(row)}`} className="at-mg-sum">
          <bdi>{valueOf(row)}</bdi>
        </div>
      ))}
    </div>
  );
}

export const MonthRow = memo(AnyMonthRow) as typeof AnyMonthRow;

interface MonthCellProps<Row> extends Pick<MonthRowProps<Row>, 'grid' | 'row' | 'index'> {
  day: string;
  column: number;
  active: boolean;
}

function MonthCell<Row>({ grid, row, day, index, column, active }: MonthCellProps<Row>) {
  const mark = grid.markOf(row, day);
  const off = (grid.isOff ?? isWeekend)(day);
  const said = mark?.label ?? (off ? '' : grid.usual);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      data-row={index}
      data-column={column}
      tabIndex={active ? 0 : -1}
      className={classNames('at-mg-cell', off && 'is-off', day === grid.today && 'is-today')}
    >
      {mark?.sign ? (
        <span
          aria-hidden="true"
          className={classNames('at-mg-mark', `is-${mark.tone ?? 'neutral'}`, mark.outlined && 'is-outlined')}
        >
          {mark.sign}
        </span>
      ) : (
        !off && !mark && <span aria-hidden="true" className="at-mg-dot" />
      )}
      <span className="visually-hidden">
        {formatList([sayDay(day), said].filter(Boolean), { type: 'unit' })}
      </span>
    </div>
  );
}
