import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Popover } from '../overlay/popover.js';
import { sayDay, sayWhen } from './calendar.format.js';
import { compareEvents, isOn } from './event.rules.js';
import type { ViewProps } from './view.types.js';

interface DayListProps extends Pick<ViewProps, 'events' | 'go' | 'onOpen'> {
  date: string;
  /** How many the month has no room for. */
  more: number;
}

/** All events of a day of which a month cannot show all. */
export function DayList({ date, more, events, go, onOpen }: DayListProps) {
  return (
    <Popover
      title={sayDay(date)}
      className="at-month-more"
      button={
        <>
          {t('{count, plural, one {# more} other {# more}}', { count: more })}
          <span className="visually-hidden"> {sayDay(date)}</span>
        </>
      }
    >
      {(close) => (
        <div className="at-month-list">
          <ul>
            {events
              .filter((event) => isOn(event, date))
              .toSorted(compareEvents)
              .map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      onOpen(event.id);
                    }}
                  >
                    <span className={`at-cal-dot at-cal-h${String(event.hue)}`} />
                    <span className="at-ev-words" dir="auto">
                      {event.title}
                    </span>
                    <bdi className="at-ev-time">{sayWhen(event)}</bdi>
                    <span className="visually-hidden">{event.kind}</span>
                  </button>
                </li>
              ))}
          </ul>
          <Button size="sm" onClick={() => go({ view: 'day', day: date })}>
            {t('Show the day')}
          </Button>
        </div>
      )}
    </Popover>
  );
}
