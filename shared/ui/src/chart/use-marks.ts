import { useRef, useState, type KeyboardEvent } from 'react';
import { markAfter, type Arrow, type PlotMark } from './plot.rules.js';

const ARROWS = new Set<string>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const isArrow = (key: string): key is Arrow => ARROWS.has(key);

/** One stop of the Tab key for all marks of a plot; arrows move between them, Esc closes the tip. */
export function useMarks(marks: readonly PlotMark[]) {
  const elements = useRef(new Map<number, HTMLElement>());
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const current = Math.min(at, Math.max(0, marks.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) {
      event.stopPropagation();
      setShown(null);
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    elements.current.get(markAfter(marks, current, event.key))?.focus();
  };
  const targetOf = (place: number) => ({
    tabIndex: place === current ? 0 : -1,
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(place, element);
      else elements.current.delete(place);
    },
    onShow: () => {
      setShown(place);
      setAt(place);
    },
    onHide: () => setShown(null),
  });
  return { shown: shown === null ? undefined : marks[shown], onKeyDown, targetOf };
}
