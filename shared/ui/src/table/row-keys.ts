import type { KeyboardEvent, MouseEvent } from 'react';
import { isShortcut } from '../shortcuts/shortcuts.js';

const pressable = 'a, button, input, select, textarea, label, summary';

/** Whether an event belongs to something inside the row, not to the row. */
export function isInsideControl(event: MouseEvent | KeyboardEvent): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return false;
  const control = target.closest(pressable);
  return control !== null && currentTarget.contains(control);
}

type Press = Parameters<typeof isShortcut>[1];

/** The row that a key leads to from another; undefined when the key is none that moves. */
export function nextIndex(event: Press, from: number, count: number): number | undefined {
  if (isShortcut('nextRow', event)) return Math.min(from + 1, count - 1);
  if (isShortcut('previousRow', event)) return Math.max(from - 1, 0);
  if (isShortcut('firstRow', event)) return 0;
  return isShortcut('lastRow', event) ? count - 1 : undefined;
}

/** Arrow keys, Home and End move the focus from row to row. True when the key was one of them. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const row = event.currentTarget;
  const rows = [...(row.parentElement?.children ?? [])];
  const next = nextIndex(event, rows.indexOf(row), rows.length);
  if (next === undefined) return false;
  event.preventDefault();
  const target = rows[next];
  if (target instanceof HTMLElement) target.focus();
  return true;
}
