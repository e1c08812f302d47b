import { t } from '@atrium/sdk';
import { Button, Page, Toolbar } from '@atrium/ui';
import { useState } from 'react';
import { sayPeriod } from './calendar.format.js';
import type { CalendarEvent, View } from './calendar.types.js';
import { AgendaView } from './components/agenda-view.js';
import { CalendarActions } from './components/calendar-actions.js';
import styles from './components/calendar.module.scss';
import { CategoryFilter } from './components/category-filter.js';
import { EventDialog } from './components/event.dialog.js';
import { MonthView } from './components/month-view.js';
import { TimeGrid } from './components/time-grid.js';
import type { ViewProps } from './components/view.types.js';
import { weekOf } from './days.rules.js';
import { draftEvent } from './event-form.rules.js';
import { useCalendar, useCalendarPlace } from './use-calendar.js';

/** Events by month, week, day and as a list; view and day are in the URL. */
export default function CalendarPage() {
  const { view, day, today, go } = useCalendarPlace();
  const calendar = useCalendar();
  const [edited, setEdited] = useState<CalendarEvent | null>(null);
  const onNew = (on: string, from?: string) => setEdited(draftEvent(on, from));
  const { events, move: onMove } = calendar;
  const shown: ViewProps = { day, today, events, go, onNew, onMove, onOpen: setEdited };
  return (
    <Page
      title={t('Calendar')}
      subtitle={sayPeriod(view, day)}
      actions={
        <Button size="sm" variant="primary" icon="plus" onClick={() => onNew(day)}>
          {t('New event')}
        </Button>
      }
      toolbar={
        <Toolbar>
          <CalendarActions view={view} day={day} today={today} go={go} />
        </Toolbar>
      }
    >
      <div className={styles['layout']}>
        <CategoryFilter {...calendar} />
        <Shown view={view} {...shown} />
      </div>
      <p className="at-12 at-muted">
        {t('Drag an event to move it, or hold Shift and press the arrow keys while it has the focus.')}
      </p>
      {edited && (
        <EventDialog
          event={edited}
          onSave={calendar.save}
          onDelete={calendar.remove}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

function Shown({ view, ...props }: ViewProps & { view: View }) {
  if (view === 'month') return <MonthView {...props} />;
  if (view === 'week') return <TimeGrid key="week" {...props} days={weekOf(props.day)} />;
  if (view === 'day') return <TimeGrid key="day" {...props} days={[props.day]} />;
  return <AgendaView {...props} />;
}
