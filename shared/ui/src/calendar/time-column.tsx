import { classNames } from '../class-names.js';
import type { MouseEvent } from 'react';
import { sayDay, sayDetails, sayWhen } from './calendar.format.js';
import { isWeekend, minutesOf, timeOf } from './days.rules.js';
import { EdgeHandles } from './edge-handles.js';
import { layoutDay, type Placed } from './event.rules.js';
import { HOUR_PX, minuteAt } from './hours.rules.js';
import type { ViewProps } from './view.types.js';

/** Shorter events have room for their title only. */
const TWO_LINES_MINUTES = 45;

function styleOf({ from, to, column, columns }: Placed) {
  return {
    insetBlockStart: `${String((from / 60) * HOUR_PX)}px`,
    blockSize: `${String(Math.max(((to - from) / 60) * HOUR_PX - 2, 24))}px`,
    insetInlineStart: `${String((column / columns) * 100)}%`,
    inlineSize: `calc(${String(100 / columns)}% - 3px)`,
  };
}

/** The hours of a day. A press on a free one creates an event. */
export function TimeColumn({ day, events, work, held, onNew, onOpen }: ViewProps) {
  const press = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    const pixels = event.clientY - event.currentTarget.getBoundingClientRect().top;
    onNew({ day, from: timeOf(minuteAt(pixels)) });
  };
  return (
    <div
      className={classNames('at-timegrid-column', isWeekend(day) && 'at-cal-off')}
      role="group"
      aria-label={sayDay(day)}
      data-cell={day}
      data-hours=""
      onClick={press}
    >
      {work && <Shades {...work} />}
      {layoutDay(events, day).map((placed) => (
        <Block key={placed.event.id} placed={placed} onOpen={onOpen} held={held} />
      ))}
    </div>
  );
}

/** The hours before and after work. */
function Shades({ from, to }: { from: string; to: string }) {
  const px = (time: string) => `${String((minutesOf(time) / 60) * HOUR_PX)}px`;
  return (
    <>
      <span className="at-timegrid-shade" style={{ insetBlockStart: 0, blockSize: px(from) }} />
      <span className="at-timegrid-shade" style={{ insetBlockStart: px(to), insetBlockEnd: 0 }} />
    </>
  );
}

function Block({ placed, onOpen, held }: Pick<ViewProps, 'onOpen' | 'held'> & { placed: Placed }) {
  const { event } = placed;
  return (
    <button
      type="button"
      className={classNames(
        'at-timegrid-block',
        `at-cal-h${String(event.hue)}`,
        event.fixed !== undefined && 'at-ev-fixed',
        held === event.id && 'at-ev-held',
      )}
      style={styleOf(placed)}
      data-event={event.id}
      aria-keyshortcuts="Space"
      onClick={() => onOpen(event.id)}
    >
      <EdgeHandles event={event} />
      <span className="at-timegrid-words" dir="auto">
        {placed.event.title}
      </span>{' '}
      {placed.to - placed.from >= TWO_LINES_MINUTES && (
        <bdi className="at-timegrid-time">{sayWhen(placed.event)}</bdi>
      )}
      <span className="visually-hidden"> {sayDetails(placed.event)}</span>
    </button>
  );
}
