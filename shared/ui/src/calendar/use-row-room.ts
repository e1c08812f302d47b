import { useLayoutEffect, useState, type RefObject } from 'react';

/** As the styles have them: the number of a day with the space around it, and an event with the space above it. */
const NUMBER_PX = 33;
const LINE_PX = 25;
const LEAST_LINES = 2;
const USUAL_LINES = 4;
const LEAST_PX = NUMBER_PX + LEAST_LINES * LINE_PX;

interface Room {
  /** Of a week, in pixels; null: as the styles have it. */
  height: number | null;
  /** Lines of a day. */
  most: number;
}

/** How high the weeks of a month are so that all of them fill the element around them, and how many lines that gives a day. */
export function useRowRoom(
  grid: RefObject<HTMLTableElement | null>,
  { rows, fills }: { rows: number; fills: boolean },
): Room {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const table = grid.current;
    const frame = table?.parentElement;
    if (!fills || !frame || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const around = table.offsetHeight - table.clientHeight;
      setRoom(frame.clientHeight - (table.tHead?.offsetHeight ?? 0) - around);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [grid, fills]);
  if (!fills || room <= 0) return { height: null, most: USUAL_LINES };
  const height = Math.max(Math.floor(room / rows), LEAST_PX);
  return { height, most: Math.floor((height - NUMBER_PX) / LINE_PX) };
}
