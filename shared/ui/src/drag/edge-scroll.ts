/** Distance from an edge within which a dragged thing scrolls what is below it. */
const EDGE = 48;
/** Pixels a frame. */
const STEP = 10;

const stepAt = (place: number, start: number, end: number): number => {
  if (place < start + EDGE) return -STEP;
  return place > end - EDGE ? STEP : 0;
};

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Scrolls each container around the element that has an edge near the point. */
export function scrollAtEdges(element: Element | null, { x, y }: { x: number; y: number }): void {
  for (let at = element; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const { left, right, top, bottom } = at.getBoundingClientRect();
    if (scrolls(overflowX)) at.scrollLeft += stepAt(x, left, right);
    if (scrolls(overflowY)) at.scrollTop += stepAt(y, top, bottom);
  }
}
