import { t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { useLayoutEffect, useRef } from 'react';
import { sayDay, sayDayNumber, sayPeriod, sayTime, sayWeekday } from './calendar.format.js';
import { minutesOf, timeIn, timeOf } from './days.rules.js';
import { layoutLanes, type Lanes } from './event.rules.js';
import { EventChip } from './event-chip.js';
import { HOUR_PX } from './hours.rules.js';
import { TimeColumn } from './time-column.js';
import { useDayKeys } from './use-day-keys.js';
import type { ViewProps } from './view.types.js';

const HOURS = Array.from({ length: 24 }, (_, hour) => timeOf(hour * 60));
/** More whole-day events than these are scrolled, so that the hours stay in sight. */
const MOST_LANES = 5;
/** The view initially scrolls to this hour. */
const FIRST_HOUR = 8;

/** Days side by side with their hours; whole-day events are above. */
export function TimeGrid({ days, ...props }: ViewProps & { days: readonly string[] }) {
  const { work, secondZone } = props;
  const hours = useRef<HTMLDivElement>(null);
  const firstHour = work ? Math.max(minutesOf(work.from) / 60 - 1, 0.5) : FIRST_HOUR;
  useLayoutEffect(() => {
    if (hours.current) hours.current.scrollTop = (firstHour - 0.5) * HOUR_PX;
  }, [firstHour]);
  const title = sayPeriod(days.length === 1 ? 'day' : 'week', days[0] ?? '', props.firstWeekday);
  return (
    <div className="at-timegrid-sideways" role="region" aria-label={title} tabIndex={0}>
      <div
        className={classNames(
          'at-timegrid-week',
          days.length === 1 && 'at-timegrid-single',
          secondZone && 'at-timegrid-zones',
        )}
      >
        <DayHeads {...props} days={days} />
        <div ref={hours} className="at-timegrid-hours" role="group" aria-label={t('Hours')} tabIndex={0}>
          {secondZone && <Axis times={HOURS.map((hour) => timeIn(secondZone, days[0] ?? '', hour))} />}
          <Axis times={HOURS} />
          {days.map((day) => (
            <TimeColumn key={day} {...props} day={day} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Axis({ times }: { times: readonly string[] }) {
  return (
    <div className="at-timegrid-axis" aria-hidden="true">
      {times.map((time, hour) => (
        <bdi key={HOURS[hour]}>{sayTime(time)}</bdi>
      ))}
    </div>
  );
}

/** The days, one of which arrow keys begin on, and what lasts whole days. */
function DayHeads({ days, ...props }: ViewProps & { days: readonly string[] }) {
  const lanes = layoutLanes(props.events, days);
  const { grid, press } = useDayKeys<HTMLDivElement>(props);
  return (
    <div
      ref={grid}
      className={classNames(
        'at-timegrid-days',
        lanes.some(({ length }) => length > MOST_LANES) && 'at-timegrid-many',
      )}
      role="group"
      aria-label={t('All day')}
      onKeyDown={press}
    >
      {days.map((day, index) => (
        <DayHead
          key={day}
          {...props}
          day={day}
          active={day === props.day}
          row={days}
          lanes={lanes[index] ?? []}
        />
      ))}
    </div>
  );
}

interface DayHeadProps extends ViewProps {
  /** Arrow keys begin on this day. */
  active: boolean;
  lanes: Lanes;
  row: readonly string[];
}

function DayHead({ day, today, active, lanes, row, go, onOpen, held }: DayHeadProps) {
  return (
    <div className="at-timegrid-day-head" data-cell={day}>
      <div className="at-timegrid-day-name">
        <button
          type="button"
          className={classNames('at-cal-day-name', day === today && 'at-cal-today')}
          aria-current={day === today ? 'date' : undefined}
          data-day={day}
          tabIndex={active ? 0 : -1}
          onClick={() => go({ view: 'day', day })}
        >
          {sayWeekday(day)} {sayDayNumber(day)}
          <span className="visually-hidden"> {sayDay(day)}</span>
        </button>
      </div>
      {lanes.map((event, lane) =>
        event ? (
          <EventChip key={event.id} {...{ event, day, row, onOpen, held }} />
        ) : (
          <span key={`free ${String(lane)}`} className="at-ev-free" />
        ),
      )}
    </div>
  );
}
