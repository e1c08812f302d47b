import { t } from '@atrium/sdk';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { sayDay, sayWhen } from './calendar.format.js';
import type { CalendarEvent } from './calendar.types.js';
import { isShift, moveEvent, possibleShift } from './event.rules.js';
import { addShift, eventsAhead, stepShift } from './grid-keys.rules.js';
import { focusEvent } from './focused-event.js';
import type { Held } from './use-grid-drag.js';
import type { ViewProps } from './view.types.js';

type Given = Pick<ViewProps, 'events' | 'onMove'>;
type Carried = Held & { event: CalendarEvent };
interface Place {
  isMonth: boolean;
  onFixed: (event: CalendarEvent) => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
const eventIdOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-event]')?.dataset['event'];

const sayPlace = (event: CalendarEvent) =>
  event.from === null && event.day !== event.lastDay
    ? sayWhen(event)
    : `${sayDay(event.day)}, ${sayWhen(event)}`;

/** The event that is moved by keys; what was done to it is announced. */
function useCarried({ onMove }: Given, { isMonth, onFixed }: Place) {
  const [held, setHeld] = useState<Carried | null>(null);
  const [said, announce] = useState('');
  const end = (how: string) => {
    announce(how);
    setHeld(null);
  };
  const pickUp = (event: CalendarEvent) => {
    if (event.fixed !== undefined) {
      onFixed(event);
      return;
    }
    setHeld({ event, shift: {}, span: null });
    announce(t('{name} picked up. {place}', { name: event.title, place: sayPlace(event) }));
  };
  const putBack = ({ event }: Carried) => end(t('{name} put back', { name: event.title }));
  const drop = ({ event, shift }: Carried) => {
    const place = sayPlace(moveEvent(event, shift));
    end(t('{name} dropped. {place}', { name: event.title, place }));
    if (isShift(shift)) onMove(event.id, shift);
  };
  const move = (carried: Carried, press: KeyboardEvent): boolean => {
    const { event, shift } = carried;
    const step = stepShift(event, press, { rtl: isRtl(press.currentTarget), isMonth });
    if (!step || (step.longer && event.rigid)) return false;
    const next = possibleShift(event, addShift(shift, step));
    setHeld({ ...carried, shift: next });
    announce(sayPlace(moveEvent(event, next)));
    return true;
  };
  return { held, said, pickUp, putBack, drop, move };
}

/**
 * Space picks the focused event up, arrows move it and with Shift change its length, Space drops it, Esc puts it back.
 * Otherwise arrows move the focus.
 */
export function useGridKeys(given: Given, place: Place) {
  const { held, said, pickUp, putBack, drop, move } = useCarried(given, place);
  const pressCarried = (press: KeyboardEvent, carried: Carried) => {
    if (press.key === ' ' || press.key === 'Enter') drop(carried);
    else if (press.key === 'Escape') putBack(carried);
    else if (!move(carried, press)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  const press = (key: KeyboardEvent<HTMLElement>) => {
    const id = key.target instanceof HTMLElement ? eventIdOf(key.target) : undefined;
    const event = given.events.find((each) => each.id === id);
    if (!event || key.ctrlKey || key.metaKey || key.altKey) return;
    if (held) {
      pressCarried(key, held);
      return;
    }
    const { currentTarget } = key;
    const ahead = eventsAhead(given.events, { id: event.id, key: key.key }, isRtl(currentTarget));
    if (key.key === ' ') pickUp(event);
    else if (key.shiftKey || !ahead.some((each) => focusEvent(currentTarget, each.id))) return;
    key.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (held && relatedTarget !== null) putBack(held);
  };
  return { carried: held, said, press, leave };
}
