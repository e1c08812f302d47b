import { Calendar, CalendarActions, moveEvent, type CalendarView } from '@atrium/ui';
import { toast } from '@atrium/sdk';
import { useState } from 'react';
import { EVENTS, TODAY } from './events.data.js';

export default function CalendarWithItsViews() {
  const [place, setPlace] = useState<{ view: CalendarView; day: string }>({ view: 'week', day: TODAY });
  const [events, setEvents] = useState(EVENTS);
  const go = (next: Partial<typeof place>) => setPlace({ ...place, ...next });
  return (
    <div className="at-col">
      <div className="at-actions">
        <CalendarActions {...place} today={TODAY} go={go} />
      </div>
      <Calendar
        {...place}
        today={TODAY}
        events={events}
        go={go}
        onNew={({ day }) => toast(`New event on ${day}`)}
        onOpen={(id) => toast(events.find((event) => event.id === id)?.title ?? '')}
        onMove={(id, by) =>
          setEvents(events.map((event) => (event.id === id ? moveEvent(event, by) : event)))
        }
      />
    </div>
  );
}
