import type { Point } from '../drag/point.types.js';
import type { Slot } from './grid-drag.rules.js';
import { HOUR_PX } from './hours.rules.js';

/** How far a point lies outside of a box, in pixels. */
function distance({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.max(left - x, 0, x - right) + Math.max(top - y, 0, y - bottom);
}

/** The place in the grid at a point of the window, or the nearest one: in its hours or among its days. */
export function slotAt(root: HTMLElement, point: Point, inHours: boolean): Slot | null {
  const cells = root.querySelectorAll<HTMLElement>(
    inHours ? '[data-hours]' : '[data-cell]:not([data-hours])',
  );
  const boxes = [...cells].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
  const [nearest] = boxes.toSorted((one, other) => distance(one.box, point) - distance(other.box, point));
  if (!nearest) return null;
  const { cell, box } = nearest;
  const minutes = Math.min(Math.max(((point.y - box.top) / HOUR_PX) * 60, 0), 24 * 60);
  return { day: cell.dataset['cell'] ?? '', minutes: inHours ? minutes : null };
}
