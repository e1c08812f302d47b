import { t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { useLayoutEffect, useRef } from 'react';
import { sayPeriod, sayTime } from './calendar.format.js';
import { DayHeads } from './day-heads.js';
import { minutesOf, timeIn, timeOf } from './days.rules.js';
import { HOUR_PX } from './hours.rules.js';
import { TimeColumn } from './time-column.js';
import type { ViewProps } from './view.types.js';

const HOURS = Array.from({ length: 24 }, (_, hour) => timeOf(hour * 60));
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
      <div className={classNames('at-timegrid-week', days.length === 1 && 'at-timegrid-single')}>
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
