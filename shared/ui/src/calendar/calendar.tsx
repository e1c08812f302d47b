import '../../theme/calendar.scss';
import { AgendaView } from './agenda-view.js';
import type { CalendarView } from './calendar.types.js';
import { weekOf } from './days.rules.js';
import { MonthView } from './month-view.js';
import { TimeGrid } from './time-grid.js';
import type { ViewProps } from './view.types.js';

export interface CalendarProps extends ViewProps {
  view: CalendarView;
}

/** Events by month, week or day, or as a list. The view, the day and the events are the page's. */
export function Calendar({ view, ...props }: CalendarProps) {
  if (view === 'month') return <MonthView {...props} />;
  if (view === 'week') return <TimeGrid key="week" {...props} days={weekOf(props.day, props.firstWeekday)} />;
  if (view === 'day') return <TimeGrid key="day" {...props} days={[props.day]} />;
  return <AgendaView {...props} />;
}
