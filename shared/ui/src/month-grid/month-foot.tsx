import { isWeekend } from '../calendar/days.rules.js';
import { sayDay } from '../calendar/calendar.format.js';
import { classNames } from '../class-names.js';
import type { MonthGridProps } from './month-grid.types.js';

/** A figure for each day, which stays in sight below the rows. */
export function MonthFoot<Row>({ days, rows, foot, sums = [], isOff = isWeekend }: MonthGridProps<Row>) {
  if (!foot) return null;
  return (
    <div role="row" aria-rowindex={rows.length + 2} className="at-mg-row at-mg-foot">
      <div role="rowheader" className="at-mg-name">
        {foot.label}
      </div>
      {days.map((day) => (
        <div
          key={day}
          role="gridcell"
          aria-label={`${sayDay(day)}: ${foot.valueOf(day)}`}
          className={classNames('at-mg-cell', isOff(day) && 'is-off')}
        >
          {foot.valueOf(day)}
        </div>
      ))}
      {sums.map(({ id }) => (
        <div key={id} role="presentation" className="at-mg-sum" />
      ))}
    </div>
  );
}
