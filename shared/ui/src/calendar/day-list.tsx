import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Popover } from '../parts/lazy-parts.js';
import { Suspense } from 'react';
import { sayDay, sayDetails, sayTime } from './calendar.format.js';
import { compareEvents, isOn } from './event.rules.js';
import type { ViewProps } from './view.types.js';

interface DayListProps extends Pick<ViewProps, 'events' | 'go' | 'onOpen'> {
  date: string;
  /** How many the month has no room for. */
  more: number;
}

/** All events of a day of which a month cannot show all. */
export function DayList({ date, more, ...props }: DayListProps) {
  const words = (
    <>
      {t('{count, plural, one {# more} other {# more}}', { count: more })}
      <span className="visually-hidden"> {sayDay(date)}</span>
    </>
  );
  return (
    <Suspense fallback={<span className="at-month-more">{words}</span>}>
      <Popover title={sayDay(date)} className="at-month-more" button={words}>
        {(close) => <Listed {...props} date={date} close={close} />}
      </Popover>
    </Suspense>
  );
}

function Listed({ date, events, go, onOpen, close }: Omit<DayListProps, 'more'> & { close: () => void }) {
  const open = (id: string) => {
    close();
    onOpen(id);
  };
  return (
    <div className="at-month-list">
      <ul>
        {events
          .filter((event) => isOn(event, date))
          .toSorted(compareEvents)
          .map((event) => (
            <li key={event.id}>
              <button type="button" onClick={() => open(event.id)}>
                <span className={`at-cal-dot at-cal-h${String(event.hue)}`} />
                <span className="at-ev-words" dir="auto">
                  {event.title}
                </span>
                {event.from !== null && <bdi className="at-ev-time">{sayTime(event.from)}</bdi>}
                <span className="visually-hidden"> {sayDetails(event)}</span>
              </button>
            </li>
          ))}
      </ul>
      <Button size="sm" onClick={() => go({ view: 'day', day: date })}>
        {t('Show the day')}
      </Button>
    </div>
  );
}
