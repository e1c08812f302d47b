import { classNames } from '../class-names.js';
import type { DragEvent, MouseEvent } from 'react';
import { sayDay, sayDetails, sayWhen } from './calendar.format.js';
import { daysBetween, isWeekend, minutesOf, timeOf } from './days.rules.js';
import { eventHandle, readDrop, type EventActions } from './event-handle.rules.js';
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

/** The hours of a day. A press on a free one creates an event; a dropped event is moved there. */
export function TimeColumn({ day, events, work, onNew, onOpen, onMove }: ViewProps) {
  const pixelOf = (event: MouseEvent) => event.clientY - event.currentTarget.getBoundingClientRect().top;
  const drop = (event: DragEvent) => {
    const { id, grab } = readDrop(event);
    const dropped = events.find((each) => each.id === id);
    if (!dropped) return;
    const minutes = minuteAt(pixelOf(event) - grab + HOUR_PX / 4) - minutesOf(dropped.from ?? '00:00');
    onMove(dropped.id, { days: daysBetween(dropped.day, day), minutes });
  };
  const press = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onNew(day, timeOf(minuteAt(pixelOf(event))));
  };
  return (
    <div
      className={classNames('at-timegrid-column', isWeekend(day) && 'at-cal-off')}
      role="group"
      aria-label={sayDay(day)}
      onClick={press}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {work && <Shades {...work} />}
      {layoutDay(events, day).map((placed) => (
        <Block key={placed.event.id} placed={placed} onOpen={onOpen} onMove={onMove} />
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

function Block({ placed, ...actions }: EventActions & { placed: Placed }) {
  return (
    <button
      type="button"
      className={classNames('at-timegrid-block', `at-cal-h${String(placed.event.hue)}`)}
      style={styleOf(placed)}
      {...eventHandle(placed.event, actions, 'hours')}
    >
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
