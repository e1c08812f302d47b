import type { RefObject } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcut.js';
import type { CalendarEvent } from './calendar.types.js';
import { compareEvents } from './event.rules.js';
import { focusedEvent, focusEvent } from './focused-event.js';

/** J and K move the focus to the next and the previous event that is shown. */
export function useEventKeys(root: RefObject<HTMLElement | null>, events: readonly CalendarEvent[]): void {
  useShortcuts(['nextEvent', 'previousEvent'], (name) => {
    const ordered = events.toSorted(compareEvents);
    const at = ordered.findIndex(({ id }) => id === focusedEvent());
    const ahead =
      name === 'nextEvent' ? ordered.slice(at + 1) : ordered.slice(0, Math.max(at, 0)).toReversed();
    ahead.some(({ id }) => focusEvent(root.current, id));
  });
}
