import { useEffect, useRef, useState } from 'react';
import type { CellPlace } from '../grid/grid-steps.rules.js';
import { placeOfCell } from '../grid/use-cell-focus.js';

/** Time to move the pointer from the cell onto the tip. */
const GRACE_MS = 150;

interface TippedCell extends CellPlace {
  element: Element;
}

/** The cell whose tip shows: hovered, focused or pressed. */
export function useCellTip() {
  const [at, setAt] = useState<TippedCell | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (target: EventTarget) => {
    clearTimeout(timer.current);
    const place = placeOfCell(target);
    if (place && target instanceof Element)
      setAt({ ...place, element: target.closest('[data-row]') ?? target });
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAt(null);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(null), GRACE_MS);
  };
  return { at, show, hide, leave };
}
