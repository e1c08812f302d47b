import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { stepCell, type CellPlace, type GridKey, type GridSize } from './grid-steps.rules.js';

const readGridKey = (event: KeyboardEvent): GridKey => ({
  key: event.key,
  ctrl: event.ctrlKey || event.metaKey,
  rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
});

/** The place of the cell in which an element stands; null outside of cells. */
export function placeOfCell(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

const findCell = (grid: Element | null, { row, column }: CellPlace) =>
  grid?.querySelector<HTMLElement>(`[data-row="${String(row)}"][data-column="${String(column)}"]`) ?? null;

/**
 * One cell of a grid has the focus, and keys move it. The caller draws the row and column of `active` even when they
 * are out of sight.
 */
export function useCellFocus(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  first: () => CellPlace = () => ({ row: 0, column: 0 }),
) {
  const [active, setActive] = useState<CellPlace>(first);
  const moved = useRef(false);
  // After every draw, because a closed field gives the focus back to the same cell.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = findCell(grid.current, active);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const go = (place: CellPlace) => {
    moved.current = true;
    setActive(place);
  };
  /** Whether the key moved the focus. */
  const press = (event: KeyboardEvent): boolean => {
    const next = stepCell(active, readGridKey(event), size);
    if (!next) return false;
    event.preventDefault();
    go(next);
    return true;
  };
  return { active, setActive, go, press };
}
