import '../../theme/calendar.scss';
import { useRef } from 'react';
import { classNames } from '../class-names.js';
import { AgendaView } from './agenda-view.js';
import { CalendarGrid } from './calendar-grid.js';
import { useEventKeys } from './use-event-keys.js';
import type { CalendarProps } from './view.types.js';

/** Events by month, week or day, or as a list. The view, the day and the events are the page's. */
export function Calendar({ view, ...props }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  useEventKeys(root, props.events);
  return (
    <div ref={root} className={classNames('at-cal-frame', props.fills === true && 'is-filling')}>
      {view === 'agenda' ? <AgendaView {...props} /> : <CalendarGrid key={view} view={view} {...props} />}
    </div>
  );
}
