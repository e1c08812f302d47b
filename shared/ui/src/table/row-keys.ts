import type { KeyboardEvent, MouseEvent } from 'react';
import { isShortcut } from '../shortcuts/shortcuts.js';

const pressable = 'a, button, input, select, textarea, label, summary';

/** Whether an event comes from a control inside the row and not from the row. */
export function isInsideControl(event: MouseEvent | KeyboardEvent): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return false;
  const control = target.closest(pressable);
  return control !== null && currentTarget.contains(control);
}

type Press = Parameters<typeof isShortcut>[1];

/** The row to which a key moves from another; undefined for other keys. */
export function nextIndex(event: Press, from: number, count: number): number | undefined {
  if (isShortcut('nextRow', event) || isShortcut('extendDown', event)) return Math.min(from + 1, count - 1);
  if (isShortcut('previousRow', event) || isShortcut('extendUp', event)) return Math.max(from - 1, 0);
  if (isShortcut('firstRow', event)) return 0;
  return isShortcut('lastRow', event) ? count - 1 : undefined;
}

/** Moves the focus between rows with the arrow keys, Home and End. True for one of these keys. */
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
