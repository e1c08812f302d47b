import { classNames } from '../class-names.js';
import { sayDetails, sayTime } from './calendar.format.js';
import type { CalendarEvent } from './calendar.types.js';
import { EdgeHandles } from './edge-handles.js';

interface EventChipProps {
  event: CalendarEvent;
  onOpen: (id: string) => void;
  held: string | null | undefined;
  /** The day of its cell. */
  day: string;
  /** The days of its row, which include this one. */
  row: readonly string[];
}

/** An event in a month, or above the hours of a day. */
export function EventChip({ event, day, row, onOpen, held }: EventChipProps) {
  const long = event.from === null;
  const goesOn = event.day < day;
  // The title extends over the following days in the row.
  const isRowStart = row[0] === day;
  const days = row.filter((each) => each >= day && each <= event.lastDay).length;
  return (
    <button
      type="button"
      className={classNames(
        'at-ev-chip',
        `at-cal-h${String(event.hue)}`,
        long && 'at-ev-long',
        long && goesOn && 'at-ev-goes-on',
        long && event.lastDay > day && 'at-ev-goes-further',
        event.fixed !== undefined && 'at-ev-fixed',
        held === event.id && 'at-ev-held',
      )}
      data-event={event.id}
      aria-keyshortcuts="Space"
      onClick={() => onOpen(event.id)}
    >
      {long && <EdgeHandles event={event} start={!goesOn} end={event.lastDay === day} />}
      {!long && <span className={classNames('at-cal-dot', 'at-ev-mark')} />}
      {!goesOn || isRowStart ? (
        <span className="at-ev-words" style={{ maxInlineSize: `${String(days * 100)}%` }} dir="auto">
          {event.title}
        </span>
      ) : (
        <span className="visually-hidden">{event.title}</span>
      )}{' '}
      {event.from !== null && <bdi className="at-ev-time">{sayTime(event.from)}</bdi>}
      <span className="visually-hidden"> {sayDetails(event)}</span>
    </button>
  );
}
