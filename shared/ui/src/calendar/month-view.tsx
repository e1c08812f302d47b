import { sayPeriod, sayWeekday } from './calendar.format.js';
import { weekOf, weeksOfMonth } from './days.rules.js';
import { layoutLanes } from './event.rules.js';
import { MonthDay } from './month-day.js';
import { useDayKeys } from './use-day-keys.js';
import type { ViewProps } from './view.types.js';

/** The weeks of a month. One day has the focus; arrow keys move it, Enter creates an event there. */
export function MonthView(props: ViewProps) {
  const { day, events, firstWeekday } = props;
  const { grid, press } = useDayKeys<HTMLTableElement>(props);
  return (
    <table
      ref={grid}
      className="at-month-month"
      role="grid"
      aria-label={sayPeriod('month', day)}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {weekOf(day, firstWeekday).map((each) => (
            <th key={each} scope="col" abbr={sayWeekday(each, 'long')}>
              {sayWeekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day, firstWeekday).map((week) => {
          const lanes = layoutLanes(events, week);
          return (
            <tr key={week[0]}>
              {week.map((each, index) => (
                <MonthDay key={each} {...props} date={each} row={week} lanes={lanes[index] ?? []} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
