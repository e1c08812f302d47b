import type { CalendarEvent } from './calendar.types.js';
import { EventChip } from './event-chip.js';
import type { ViewProps } from './view.types.js';

interface DayLinesProps extends Pick<ViewProps, 'onOpen' | 'held'> {
  date: string;
  /** The days of its row. */
  row: readonly string[];
  lines: readonly (CalendarEvent | null)[];
}

/** The events of a day in their lines. One that began earlier in the row runs over this day as a bar; here it is only named. */
export function DayLines({ date, row, lines, onOpen, held }: DayLinesProps) {
  return lines.map((event, line) => {
    const begins = event !== null && (event.day >= date || row[0] === date);
    if (begins)
      return <EventChip key={event.id} event={event} day={date} row={row} onOpen={onOpen} held={held} />;
    return (
      <span key={`line ${String(line)}`} className="at-ev-free">
        {event && <span className="visually-hidden">{event.title}</span>}
      </span>
    );
  });
}
