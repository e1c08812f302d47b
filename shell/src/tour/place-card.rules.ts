export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Spot = Pick<Box, 'left' | 'top'>;

export interface Scene {
  /** What the card speaks of. */
  anchor: Box;
  card: Size;
  window: Size;
  /** The side that is read towards comes first. */
  rtl: boolean;
}

const GAP = 12;
const EDGE = 8;

/**
 * Where a card stands beside what it speaks of: below it, above it, or at a side, where it fits without covering it;
 * else in the middle of the window. Always inside the window.
 */
export function placeCard({ anchor, card, window, rtl }: Scene): Spot {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - card.height;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - card.width;
  const along = rtl ? anchor.left + anchor.width - card.width : anchor.left;
  const spots: Spot[] = [
    { left: along, top: below },
    { left: along, top: above },
    ...(rtl ? [left, right] : [right, left]).map((side) => ({ left: side, top: anchor.top })),
  ];
  const middle = { left: (window.width - card.width) / 2, top: (window.height - card.height) / 2 };
  const found = spots.find((spot) => !overlaps({ ...inside(spot, card, window), ...card }, anchor));
  return inside(found ?? middle, card, window);
}

function inside({ left, top }: Spot, card: Size, window: Size): Spot {
  return {
    left: clamp(left, window.width - card.width - EDGE),
    top: clamp(top, window.height - card.height - EDGE),
  };
}

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

function overlaps({ left, top, ...card }: Box, anchor: Box): boolean {
  return (
    left < anchor.left + anchor.width &&
    anchor.left < left + card.width &&
    top < anchor.top + anchor.height &&
    anchor.top < top + card.height
  );
}
