import { eventElements } from './focused-event.js';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const SLIDE_MS = 180;

interface Place {
  left: number;
  top: number;
}

/** Where the events stand in the grid, wherever it is scrolled to. */
function placesIn(root: HTMLElement): Map<string, Place> {
  const { left, top } = root.getBoundingClientRect();
  const scrolled = root.querySelector('.at-timegrid-hours')?.scrollTop ?? 0;
  const places = new Map<string, Place>();
  for (const [id, element] of eventElements(root)) {
    const box = element.getBoundingClientRect();
    const inHours = element.closest('[data-hours]') !== null;
    places.set(id, { left: box.left - left, top: box.top - top + (inHours ? scrolled : 0) });
  }
  return places;
}

/** An event that stands elsewhere than before slides there, as when a move is refused. */
export function useSlides(
  root: RefObject<HTMLElement | null>,
  { place, still }: { place: string; still: boolean },
): void {
  const before = useRef<{ place: string; still: boolean; places: Map<string, Place> } | null>(null);
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const known = before.current;
    const places = placesIn(grid);
    before.current = { place, still, places };
    if (!known || known.place !== place || known.still || still) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [id, element] of eventElements(grid)) slide(element, known.places.get(id), places.get(id));
  });
}

function slide(element: HTMLElement, from: Place | undefined, to: Place | undefined): void {
  if (!from || !to || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) return;
  // The tests' browser has no animations.
  if (!('animate' in element)) return;
  const before = `${String(from.left - to.left)}px ${String(from.top - to.top)}px`;
  element.animate([{ translate: before }, { translate: '0 0' }], { duration: SLIDE_MS, easing: 'ease-out' });
}
