import type { DragEvent, KeyboardEvent } from 'react';
import type { CalendarEvent, EventShift } from './calendar.types.js';

export interface EventActions {
  onOpen: (id: string) => void;
  onMove: (id: string, by: EventShift) => void;
}

type Steps = Partial<Record<string, EventShift>>;

const SIDEWAYS: Steps = { ArrowRight: { days: 1 }, ArrowLeft: { days: -1 } };
/** Up and down move by weeks in a month, and by half hours in a day. */
const STEPS = {
  month: { ...SIDEWAYS, ArrowDown: { days: 7 }, ArrowUp: { days: -7 } } satisfies Steps as Steps,
  hours: { ...SIDEWAYS, ArrowDown: { minutes: 30 }, ArrowUp: { minutes: -30 } } satisfies Steps as Steps,
};

/** Where the pointer holds the event, in pixels from its top. */
const GRAB = 'application/x-atrium-grab';

/** Props of an event's button: it opens the event, can be dragged, and Shift with the arrow keys moves it. */
export function eventHandle(
  event: CalendarEvent,
  { onOpen, onMove }: EventActions,
  kind: keyof typeof STEPS,
) {
  return {
    draggable: true,
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown',
    onClick: () => onOpen(event.id),
    onDragStart: (drag: DragEvent) => {
      const top = drag.currentTarget.getBoundingClientRect().top;
      drag.dataTransfer.setData('text/plain', event.id);
      drag.dataTransfer.setData(GRAB, String(drag.clientY - top));
      drag.dataTransfer.effectAllowed = 'move';
    },
    onKeyDown: (press: KeyboardEvent) => {
      const rtl = getComputedStyle(press.currentTarget).direction === 'rtl';
      const step = press.shiftKey ? STEPS[kind][press.key] : undefined;
      if (!step) return;
      press.preventDefault();
      press.stopPropagation();
      onMove(event.id, rtl && step.days && Math.abs(step.days) === 1 ? { days: -step.days } : step);
    },
  };
}

/** The dropped event's id, and where the pointer held it. */
export function readDrop(drop: DragEvent): { id: string; grab: number } {
  drop.preventDefault();
  return { id: drop.dataTransfer.getData('text/plain'), grab: Number(drop.dataTransfer.getData(GRAB)) };
}
