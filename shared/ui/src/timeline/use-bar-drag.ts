import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { shiftBar, type BarGrip } from './bars.rules.js';
import type { BarDays, TimelineBar } from './timeline.types.js';

interface Drag {
  bar: TimelineBar;
  grip: BarGrip;
  x: number;
  days: number;
}

export interface BarChange {
  id: string;
  days: BarDays;
}

/** Near an end of a bar, in pixels, the pointer holds that end. */
const END_PX = 8;

function gripAt(event: PointerEvent, rtl: boolean): BarGrip {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  if (width < END_PX * 3) return 'whole';
  const start = rtl ? right - event.clientX : event.clientX - left;
  if (start < END_PX) return 'from';
  return width - start < END_PX ? 'to' : 'whole';
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** What the pointer holds. Moves, and the end of the drag, can come before the last move is drawn. */
function useHeld() {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const hold = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  return { drag, latest, hold };
}

/** Bars are moved and resized by pointer, and by Shift (the whole) or Alt (the end) with the arrow keys. */
export function useBarDrag(dayPx: number, onChange: (change: BarChange) => void) {
  const { drag, latest, hold } = useHeld();
  const handlersOf = (bar: TimelineBar) => ({
    onPointerDown: (event: PointerEvent) => {
      if (bar.fixed || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold({ bar, grip: gripAt(event, isRtl(event.currentTarget)), x: event.clientX, days: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      const held = latest.current;
      if (held?.bar.id !== bar.id) return;
      const pixels = (event.clientX - held.x) * (isRtl(event.currentTarget) ? -1 : 1);
      const days = Math.round(pixels / dayPx);
      if (days !== held.days) hold({ ...held, days });
    },
    onPointerUp: () => {
      const held = latest.current;
      hold(null);
      if (held?.days) onChange({ id: bar.id, days: shiftBar(bar, held.grip, held.days) });
    },
    onPointerCancel: () => hold(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag) {
        event.stopPropagation();
        hold(null);
      }
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step || bar.fixed || (!event.shiftKey && !event.altKey)) return;
      event.preventDefault();
      const days = isRtl(event.currentTarget) ? -step : step;
      onChange({ id: bar.id, days: shiftBar(bar, event.altKey ? 'to' : 'whole', days) });
    },
  });
  const shown: BarChange | null = drag && { id: drag.bar.id, days: shiftBar(drag.bar, drag.grip, drag.days) };
  return { shown, handlersOf };
}
