import { useEffect, useRef, type KeyboardEvent } from 'react';
import { sayPeriod, sayWeekday } from './calendar.format.js';
import { addDays, addMonths, weekOf, weeksOfMonth } from './days.rules.js';
import { layoutLanes } from './event.rules.js';
import { MonthDay } from './month-day.js';
import type { ViewProps } from './view.types.js';

/** The day to which a key moves in the grid of a month. */
function readDayKey(
  key: string,
  day: string,
  { rtl, week }: { rtl: boolean; week: string[] },
): string | null {
  const ahead = rtl ? -1 : 1;
  const targets: Record<string, string | undefined> = {
    ArrowRight: addDays(day, ahead),
    ArrowLeft: addDays(day, -ahead),
    ArrowDown: addDays(day, 7),
    ArrowUp: addDays(day, -7),
    PageDown: addMonths(day, 1),
    PageUp: addMonths(day, -1),
    Home: week[0],
    End: week[6],
  };
  return targets[key] ?? null;
}

/** Keys move the chosen day and the focus with it. */
function useDayKeys({ day, go, firstWeekday }: Pick<ViewProps, 'day' | 'go' | 'firstWeekday'>) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['day'] || event.shiftKey) return;
    const rtl = getComputedStyle(event.target).direction === 'rtl';
    const next = readDayKey(event.key, day, { rtl, week: weekOf(day, firstWeekday) });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    go({ day: next });
  };
  return { grid, press };
}

/** The weeks of a month. One day has the focus; arrow keys move it, Enter creates an event there. */
export function MonthView(props: ViewProps) {
  const { day, events, firstWeekday } = props;
  const { grid, press } = useDayKeys(props);
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
