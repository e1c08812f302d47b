import { sayDayNumber, sayWeekday } from '../calendar/calendar.format.js';
import { isWeekend } from '../calendar/days.rules.js';
import { classNames } from '../class-names.js';
import type { MonthGridProps } from './month-grid.types.js';

type MonthHeadProps = Pick<MonthGridProps<never>, 'head' | 'days' | 'today' | 'isOff'>;

/** The days above the grid; they stay while it scrolls. */
export function MonthHead({ head, days, today, isOff = isWeekend }: MonthHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className="at-mg-row at-mg-head">
      <div role="columnheader" className="at-mg-name">
        {head}
      </div>
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className={classNames('at-mg-day', isOff(day) && 'is-off', day === today && 'is-today')}
        >
          <span>{sayWeekday(day, 'narrow')}</span> <b>{sayDayNumber(day)}</b>
        </div>
      ))}
    </div>
  );
}
