import { listen } from './listen.js';
import type { Point } from './point.types.js';

/** How long a finger rests on a thing before it is lifted; one that moves sooner scrolls. */
const HOLD_MS = 250;
/** How far a resting finger may tremble. */
const TREMBLE = 8;

export const pointOf = ({ touches }: TouchEvent): Point => ({
  x: touches[0]?.clientX ?? 0,
  y: touches[0]?.clientY ?? 0,
});

/** Calls `onRest` when a finger rests for a while, unless it moves or leaves before. */
export function waitForRest(element: HTMLElement, from: Point, onRest: () => void): void {
  const timer = setTimeout(() => {
    unlisten();
    onRest();
  }, HOLD_MS);
  const giveUp = () => {
    clearTimeout(timer);
    unlisten();
  };
  const onMove = (event: TouchEvent) => {
    const { x, y } = pointOf(event);
    if (Math.hypot(x - from.x, y - from.y) > TREMBLE) giveUp();
  };
  const unlisten = listen(
    element,
    { touchmove: onMove, touchend: giveUp, touchcancel: giveUp },
    { passive: true },
  );
}
