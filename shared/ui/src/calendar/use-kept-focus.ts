import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CalendarEvent } from './calendar.types.js';
import { focusedEvent, focusEvent } from './focused-event.js';

const isSame = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one.title === other.title && one.day === other.day && one.from === other.from;

/**
 * Keeps the focus on an event that is drawn elsewhere, or that has another id since it was moved: a date of a series is
 * named by when it was.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, events: readonly CalendarEvent[]): void {
  const kept = useRef<CalendarEvent | null>(null);
  useLayoutEffect(() => {
    const id = focusedEvent();
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (id === null && !lost) kept.current = null;
    if (id === null && lost && kept.current) {
      const before = kept.current;
      const now = events.find((each) => each.id === before.id) ?? events.find((each) => isSame(each, before));
      if (now) focusEvent(root.current, now.id);
    }
    kept.current = events.find((each) => each.id === (id ?? focusedEvent())) ?? kept.current;
  });
}
