import type { CSSProperties } from 'react';
import { sayPeriod, sayWeekday } from './calendar.format.js';
import { weekOf, weeksOfMonth } from './days.rules.js';
import { MonthDay } from './month-day.js';
import { layoutRow } from './row-lines.rules.js';
import { useDayKeys } from './use-day-keys.js';
import { useRowRoom } from './use-row-room.js';
import type { ViewProps } from './view.types.js';

/** The weeks of a month. One day has the focus; arrow keys move it, Enter creates an event there. */
export function MonthView(props: ViewProps) {
  const { day, firstWeekday } = props;
  const { grid, press } = useDayKeys<HTMLTableElement>(props);
  const weeks = weeksOfMonth(day, firstWeekday);
  const { height, most } = useRowRoom(grid, { rows: weeks.length, fills: props.fills === true });
  return (
    <table
      ref={grid}
      className="at-month-month"
      role="grid"
      aria-label={sayPeriod('month', day)}
      style={height === null ? undefined : ({ '--at-month-row': `${String(height)}px` } as CSSProperties)}
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
        {weeks.map((week) => (
          <Week key={week[0]} {...props} week={week} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function Week({ week, most, ...props }: ViewProps & { week: readonly string[]; most: number }) {
  const { events, held } = props;
  return (
    <tr>
      {layoutRow(events, week, { most, held }).map((shown, at) => (
        <MonthDay key={week[at]} {...props} date={week[at] ?? ''} row={week} shown={shown} />
      ))}
    </tr>
  );
}
