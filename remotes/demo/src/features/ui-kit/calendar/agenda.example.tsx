import { Calendar } from '@atrium/ui';
import { EVENTS, TODAY } from './events.data.js';

const ignore = () => undefined;

export default function AgendaOfThirtyDays() {
  return (
    <Calendar
      view="agenda"
      day={TODAY}
      today={TODAY}
      events={EVENTS}
      go={ignore}
      onNew={ignore}
      onOpen={ignore}
      onMove={ignore}
    />
  );
}
