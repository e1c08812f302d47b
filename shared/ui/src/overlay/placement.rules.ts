/** Where something floats beside what opened it, along the line of reading. */
export type Placement = 'top' | 'bottom' | 'start' | 'end';

const SIDES = { ltr: { start: 'left', end: 'right' }, rtl: { start: 'right', end: 'left' } } as const;

/** The side of the screen that Popper knows. */
export function sideOf(placement: Placement, direction: 'ltr' | 'rtl') {
  return placement === 'start' || placement === 'end' ? SIDES[direction][placement] : placement;
}
