import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitRows, type RowRoom } from './row-lines.rules.js';

/** How high the weeks of a month are so that all of them fill the element around them, and how many lines that gives a day. */
export function useRowRoom(
  grid: RefObject<HTMLTableElement | null>,
  { rows, fills }: { rows: number; fills: boolean },
): RowRoom {
  const [room, setRoom] = useState<number | null>(null);
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
  return fitRows(fills ? room : null, rows);
}
