/** Where an overlay floats relative to its button, along the reading direction. */
export type Placement = 'top' | 'bottom' | 'start' | 'end';

const SIDES = { ltr: { start: 'left', end: 'right' }, rtl: { start: 'right', end: 'left' } } as const;

/** The side of the screen for Popper. */
export function sideOf(placement: Placement, direction: 'ltr' | 'rtl') {
  return placement === 'start' || placement === 'end' ? SIDES[direction][placement] : placement;
}
