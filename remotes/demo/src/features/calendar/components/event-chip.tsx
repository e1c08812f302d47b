import { classNames } from '@atrium/ui';
import { sayDetails, sayTime } from '../calendar.format.js';
import type { CalendarEvent } from '../calendar.types.js';
import { eventHandle, type EventActions } from '../event-handle.rules.js';
import shared from './calendar.module.scss';
import styles from './event-chip.module.scss';

interface EventChipProps extends EventActions {
  event: CalendarEvent;
  /** The day of its cell. */
  day: string;
  /** The days of its row, which include this one. */
  row: readonly string[];
}

/** An event in a month, or above the hours of a day. */
export function EventChip({ event, day, row, ...actions }: EventChipProps) {
  const long = event.from === null;
  const goesOn = event.day < day;
  // The title extends over the following days in the row.
  const isRowStart = row[0] === day;
  const days = row.filter((each) => each >= day && each <= event.lastDay).length;
  return (
    <button
      type="button"
      className={classNames(
        styles['chip'],
        shared[event.category],
        long && styles['long'],
        long && goesOn && styles['goesOn'],
        long && event.lastDay > day && styles['goesFurther'],
      )}
      {...eventHandle(event, actions, 'month')}
    >
      {!long && <span className={classNames(shared['dot'], styles['mark'])} />}
      {!goesOn || isRowStart ? (
        <span className={styles['words']} style={{ maxInlineSize: `${String(days * 100)}%` }} dir="auto">
          {event.title}
        </span>
      ) : (
        <span className="visually-hidden">{event.title}</span>
      )}{' '}
      {event.from !== null && <bdi className={styles['time']}>{sayTime(event.from)}</bdi>}
      <span className="visually-hidden"> {sayDetails(event)}</span>
    </button>
  );
}
