import { t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { sayDay, sayDayNumber } from './calendar.format.js';
import { isWeekend } from './days.rules.js';
import { compareEvents, type Lanes } from './event.rules.js';
import { EventChip } from './event-chip.js';
import type { ViewProps } from './view.types.js';

/** With more, the row of this week would be higher than the others. */
const MOST = 3;

interface MonthDayProps extends ViewProps {
  date: string;
  /** The whole-day events in their lanes. */
  lanes: Lanes;
  /** The days of its week. */
  row: readonly string[];
}

/** A day in a month: its number, its events, and how many more there are. */
export function MonthDay({ date, lanes, row, day, today, events, go, onNew, onOpen, held }: MonthDayProps) {
  const timed = events.filter((event) => event.from !== null && event.day === date).toSorted(compareEvents);
  const all = [...lanes, ...timed];
  const shown = all.slice(0, MOST);
  const more = all.slice(MOST).filter(Boolean).length;
  const outside = !date.startsWith(day.slice(0, 7));
  return (
    <td
      role="gridcell"
      aria-selected={date === day}
      className={classNames(isWeekend(date) && 'at-cal-off', outside && 'at-cal-outside')}
      data-cell={date}
    >
      <DayNumber date={date} today={today} active={date === day} onNew={onNew} />
      {shown.map((event, lane) =>
        event ? (
          <EventChip key={event.id} {...{ event, day: date, row, onOpen, held }} />
        ) : (
          <span key={`free ${String(lane)}`} className="at-ev-free" />
        ),
      )}
      {more > 0 && (
        <button type="button" className="at-month-more" onClick={() => go({ view: 'day', day: date })}>
          {t('{count, plural, one {# more} other {# more}}', { count: more })}
          <span className="visually-hidden"> {sayDay(date)}</span>
        </button>
      )}
    </td>
  );
}

function DayNumber({
  date,
  today,
  active,
  onNew,
}: Pick<MonthDayProps, 'date' | 'today' | 'onNew'> & { active: boolean }) {
  return (
    <button
      type="button"
      className={classNames('at-cal-number', date === today && 'at-cal-today')}
      data-day={date}
      tabIndex={active ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      aria-label={t('New event on {day}', { day: sayDay(date) })}
      onClick={() => onNew({ day: date })}
    >
      {sayDayNumber(date)}
    </button>
  );
}
