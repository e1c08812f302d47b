import type { KeyboardEvent, MouseEvent } from 'react';

const pressable = 'a, button, input, select, textarea, label, summary';

/** Whether an event belongs to something inside the row, not to the row. */
export function isInsideControl(event: MouseEvent | KeyboardEvent): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return false;
  const control = target.closest(pressable);
  return control !== null && currentTarget.contains(control);
}

/** The row that a key leads to from another; undefined when the key is none that moves. */
export function nextIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Arrow keys, Home and End move the focus from row to row. True when the key was one of them. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const row = event.currentTarget;
  const next = targetRow(event.key, row);
  if (next === undefined) return false;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
  return true;
}

function targetRow(key: string, row: HTMLTableRowElement): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling;
    case 'ArrowUp':
      return row.previousElementSibling;
    case 'Home':
      return row.parentElement?.firstElementChild;
    case 'End':
      return row.parentElement?.lastElementChild;
    default:
      return undefined;
  }
}
