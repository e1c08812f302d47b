import type { CSSProperties } from 'react';
import { classNames } from '../class-names.js';
import { sayDetails, sayTime } from './calendar.format.js';
import type { CalendarEvent } from './calendar.types.js';
import { EdgeHandles } from './edge-handles.js';

interface EventChipProps {
  event: CalendarEvent;
  onOpen: (id: string) => void;
  held: string | null | undefined;
  /** The day of its cell: the first of its days in the row. */
  day: string;
  /** The days of its row. */
  row: readonly string[];
}

/** An event in a month, or above the hours of a day; one of several days is a bar over those in the row. */
export function EventChip({ event, day, row, onOpen, held }: EventChipProps) {
  const long = event.from === null;
  const goesOn = event.day < day;
  const goesFurther = event.lastDay > (row.at(-1) ?? day);
  const days = row.filter((each) => each >= day && each <= event.lastDay).length;
  return (
    <button
      type="button"
      className={classNames(
        'at-ev-chip',
        `at-cal-h${String(event.hue)}`,
        long && 'at-ev-long',
        long && goesOn && 'at-ev-goes-on',
        long && goesFurther && 'at-ev-goes-further',
        event.fixed !== undefined && 'at-ev-fixed',
        held === event.id && 'at-ev-held',
      )}
      style={days > 1 ? ({ '--at-ev-days': days } as CSSProperties) : undefined}
      data-event={event.id}
      aria-keyshortcuts="Space"
      onClick={() => onOpen(event.id)}
    >
      {long && <EdgeHandles event={event} start={!goesOn} end={!goesFurther} />}
      {!long && <span className={classNames('at-cal-dot', 'at-ev-mark')} />}
      <span className="at-ev-words" dir="auto">
        {event.title}
      </span>{' '}
      {event.from !== null && <bdi className="at-ev-time">{sayTime(event.from)}</bdi>}
      <span className="visually-hidden"> {sayDetails(event)}</span>
    </button>
  );
}
