import type { CalendarEvent } from './calendar.types.js';

interface EdgeHandlesProps {
  event: CalendarEvent;
  start?: boolean;
  end?: boolean;
}

/** Where a pointer holds the start or the end of an event. Keys change its length without them. */
export function EdgeHandles({ event, start = true, end = true }: EdgeHandlesProps) {
  if (event.fixed !== undefined || event.rigid) return null;
  return (
    <>
      {start && <span className="at-ev-edge at-ev-start" data-edge="start" aria-hidden="true" />}
      {end && <span className="at-ev-edge at-ev-end" data-edge="end" aria-hidden="true" />}
    </>
  );
}
