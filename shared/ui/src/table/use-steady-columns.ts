import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the columns of a table the widths that its first rows ask for, and keeps them while other rows scroll into
 * sight; measured anew when `columns` changes or the table gets another width.
 */
export function useSteadyColumns(body: RefObject<HTMLElement | null>, columns: unknown): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    const frame = table?.parentElement;
    if (!table || !frame) return;
    const heads = [...table.querySelectorAll('th')];
    const release = () => {
      table.style.tableLayout = '';
      for (const head of heads) head.style.inlineSize = '';
    };
    const fix = () => {
      release();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      // Cards have no heads.
      if (!widths.some((width) => width > 0)) return;
      heads.forEach((head, index) => (head.style.inlineSize = `${widths[index] ?? 0}px`));
      table.style.tableLayout = 'fixed';
    };
    fix();
    let width = frame.clientWidth;
    const watch =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (frame.clientWidth === width) return;
            width = frame.clientWidth;
            fix();
          });
    watch?.observe(frame);
    return () => {
      watch?.disconnect();
      release();
    };
  }, [body, columns]);
}
