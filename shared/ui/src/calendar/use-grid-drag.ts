import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { carryFrom, type Carried, type Lift } from '../drag/carry.js';
import type { Point } from '../drag/point.types.js';
import type { CalendarEvent, EventShift, NewSpan } from './calendar.types.js';
import { isShift, possibleShift } from './event.rules.js';
import { shiftBetween, spanBetween, type Slot } from './grid-drag.rules.js';
import { slotAt } from './grid-slots.js';

/** What a pointer holds: an event with its shift so far, or the time of a new one. */
export interface Held {
  event: CalendarEvent | null;
  shift: EventShift;
  span: NewSpan | null;
}

interface DragGiven {
  events: readonly CalendarEvent[];
  onMove: (id: string, by: EventShift) => void;
  onNew: (span: NewSpan) => void;
  onFixed: (event: CalendarEvent) => void;
}

const NOTHING: Carried = { onMove: () => {}, onDrop: () => {}, onCancel: () => {} };
const PRESSABLE = 'button, a, input, [role="dialog"]';

const edgeOf = (target: HTMLElement): 'start' | 'end' | undefined => {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
  return edge === 'start' || edge === 'end' ? edge : undefined;
};

/** Events are moved and resized by mouse and by touch, and a drag over empty time makes one. */
export function useGridDrag(root: RefObject<HTMLElement | null>, given: DragGiven): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef<Held | null>(null);
  const hold = (next: Held | null) => {
    latest.current = next;
    setHeld(next);
  };
  const drop = useEffectEvent(() => {
    const dropped = latest.current;
    hold(null);
    if (dropped?.span) given.onNew(dropped.span);
    else if (dropped?.event && isShift(dropped.shift)) given.onMove(dropped.event.id, dropped.shift);
  });
  const lift = useEffectEvent<Lift>((target, from) => {
    const { events, onFixed } = given;
    const grid = root.current;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    const event = events.find((each) => each.id === id) ?? null;
    if (event?.fixed !== undefined) {
      onFixed(event);
      return NOTHING;
    }
    const inHours = target.closest('[data-hours]') !== null;
    const start = grid && slotAt(grid, from, inHours);
    const free = target.closest('[data-cell]') !== null && target.closest(PRESSABLE) === null;
    if (!start || (!event && !free)) return null;
    return carry({ grid, start, event, edge: edgeOf(target) }, { hold, drop, latest });
  });
  useEffect(() => {
    const element = root.current;
    return element ? carryFrom(element, (target, from) => lift(target, from)) : undefined;
  }, [root]);
  return held;
}

interface Begun {
  grid: HTMLElement;
  start: Slot;
  event: CalendarEvent | null;
  edge: 'start' | 'end' | undefined;
}

interface Holding {
  hold: (held: Held | null) => void;
  drop: () => void;
  latest: RefObject<Held | null>;
}

function carry({ grid, start, event, edge }: Begun, { hold, drop, latest }: Holding): Carried {
  const at = (slot: Slot): Held => {
    const shift = event ? possibleShift(event, shiftBetween(event, { from: start, to: slot }, edge)) : {};
    return { event, shift, span: event ? null : spanBetween(start, slot) };
  };
  hold(at(start));
  return {
    onMove: (point: Point) => {
      const slot = slotAt(grid, point, start.minutes !== null);
      const next = slot && at(slot);
      if (next && JSON.stringify(next) !== JSON.stringify(latest.current)) hold(next);
    },
    onDrop: drop,
    onCancel: () => hold(null),
  };
}
