export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Spot = Pick<Box, 'left' | 'top'>;

export interface Scene {
  /** The element that the card explains. */
  anchor: Box;
  card: Size;
  window: Size;
  /** Right to left: the side in reading direction is tried first. */
  rtl: boolean;
}

const GAP = 12;
const EDGE = 8;

/**
 * Places a card below, above or beside the element that it explains, where it fits without covering it, otherwise in
 * the middle of the window. Always inside the window.
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
