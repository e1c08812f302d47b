import { t } from '@atrium/sdk';
import {
  Button,
  Calendar,
  CalendarActions,
  type NewSpan,
  type CalendarActionsProps,
  Page,
  sayPeriod,
  Toolbar,
} from '@atrium/ui';
import { useState } from 'react';
import { HUES, sayCategory } from './calendar.format.js';
import type { CalendarEntry } from './calendar.types.js';
import styles from './components/calendar.module.scss';
import { CategoryFilter } from './components/category-filter.js';
import { EventDialog } from './components/event.dialog.js';
import { draftEvent } from './event-form.rules.js';
import { useCalendar, useCalendarPlace } from './use-calendar.js';

const toEvent = (entry: CalendarEntry) => ({
  ...entry,
  kind: sayCategory(entry.category),
  hue: HUES[entry.category],
});

const Bar = (props: CalendarActionsProps) => (
  <Toolbar>
    <CalendarActions {...props} />
  </Toolbar>
);

/** Events by month, week, day and as a list; view and day are in the URL. */
export default function CalendarPage() {
  const { view, day, today, go } = useCalendarPlace();
  const calendar = useCalendar();
  const [edited, setEdited] = useState<CalendarEntry | null>(null);
  const onNew = (span: NewSpan) => setEdited(draftEvent(span));
  return (
    <Page
      title={t('Calendar')}
      subtitle={sayPeriod(view, day)}
      actions={
        <Button size="sm" variant="primary" icon="plus" onClick={() => onNew({ day })}>
          {t('New event')}
        </Button>
      }
      toolbar={<Bar view={view} day={day} today={today} go={go} />}
    >
      <div className={styles['layout']}>
        <CategoryFilter {...calendar} />
        <Calendar
          view={view}
          day={day}
          today={today}
          go={go}
          onNew={onNew}
          events={calendar.events.map(toEvent)}
          onMove={calendar.move}
          onOpen={(id) => setEdited(calendar.all.find((entry) => entry.id === id) ?? null)}
        />
      </div>
      <p className="at-12 at-muted">
        {t('Drag an event to move it, or press Space, the arrow keys and Space while it has the focus.')}
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
