import { useLayoutEffect, type RefObject } from 'react';

/**
 * Fixes the column widths after the first rows, so that they do not change while other rows scroll in. Measured again
 * when `columns` or the table's width changes.
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
      // Cards have no headers.
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
