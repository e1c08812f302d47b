import { t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { sayDay, sayDayNumber, sayMonth } from './calendar.format.js';
import { DayLines } from './day-lines.js';
import { DayList } from './day-list.js';
import { isWeekend } from './days.rules.js';
import type { DayLines as Shown } from './row-lines.rules.js';
import type { ViewProps } from './view.types.js';

interface MonthDayProps extends ViewProps {
  date: string;
  shown: Shown;
  /** The days of its week. */
  row: readonly string[];
}

/** A day in a month: its number, its events, and how many more there are. */
export function MonthDay({ date, shown: { lines, more }, row, ...props }: MonthDayProps) {
  const { day, today, onNew, onOpen, held } = props;
  const outside = !date.startsWith(day.slice(0, 7));
  return (
    <td
      role="gridcell"
      aria-selected={date === day}
      className={classNames(isWeekend(date) && 'at-cal-off', outside && 'at-cal-outside')}
      data-cell={date}
    >
      <DayNumber date={date} today={today} active={date === day} onNew={onNew} />
      <DayLines date={date} row={row} lines={lines} onOpen={onOpen} held={held} />
      {more > 0 && <DayList {...props} date={date} more={more} />}
    </td>
  );
}

function DayNumber({
  date,
  today,
  active,
  onNew,
}: Pick<MonthDayProps, 'date' | 'today' | 'onNew'> & { active: boolean }) {
  const isFirst = date.endsWith('-01');
  const label = t('New event on {day}', { day: sayDay(date) });
  return (
    <button
      type="button"
      className={classNames('at-cal-number', date === today && 'at-cal-today')}
      data-day={date}
      tabIndex={active ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      // Whoever speaks to the page says what is written on the button: a short month is no part of the long one.
      aria-label={isFirst ? `${sayMonth(date)}. ${label}` : label}
      onClick={() => onNew({ day: date })}
    >
      {isFirst ? sayMonth(date) : sayDayNumber(date)}
    </button>
  );
}
