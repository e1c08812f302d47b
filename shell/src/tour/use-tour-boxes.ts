import { useLayoutEffect, useState, type RefObject } from 'react';
import { placeCard, type Box, type Spot } from './place-card.rules.js';

const MARGIN = 4;

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Positions of the highlighted area and the card, in px of the window, updated when sizes change. */
export function useTourBoxes(anchor: Element | undefined, card: RefObject<HTMLElement | null>) {
  const [boxes, setBoxes] = useState<{ light: Box; spot: Spot } | null>(null);
  useLayoutEffect(() => {
    if (!anchor) return undefined;
    // jsdom cannot scroll.
    if ('scrollIntoView' in anchor) anchor.scrollIntoView({ block: 'nearest' });
    const measure = () => {
      if (!card.current) return;
      const light = boxOf(anchor);
      const page = { width: window.innerWidth, height: window.innerHeight };
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const rtl = document.documentElement.dir === 'rtl';
      setBoxes({ light, spot: placeCard({ anchor: light, card: { width, height }, window: page, rtl }) });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [anchor, card]);
  return boxes;
}
