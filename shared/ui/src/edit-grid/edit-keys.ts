import type { KeyboardEvent } from 'react';
import { cellsOf } from './cell-range.rules.js';
import type { EditState } from './use-edit-grid.js';

const isText = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Keys while a cell is open. */
function pressOpen(event: KeyboardEvent, { commit, setTyped, step }: EditState): boolean {
  if (event.key === 'Enter') commit({ row: event.shiftKey ? -1 : 1 });
  else if (event.key === 'Tab') commit({ column: event.shiftKey ? -1 : 1 });
  else if (event.key === 'Escape') {
    setTyped(null);
    step({});
  } else return false;
  return true;
}

/** Ctrl with Z, Y and A; null for other keys. */
function pressCommand(event: KeyboardEvent, { edits }: EditState): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) edits.undo();
  else if (key === 'y' || key === 'z') edits.redo();
  else return false;
  return true;
}

/** Keys that change cells. */
function pressEdit(event: KeyboardEvent, state: EditState): boolean {
  const { active, range, textAt, open, edits } = state;
  if (event.key === 'Enter' || event.key === 'F2') open(textAt(active));
  else if (event.key === 'Delete' || event.key === 'Backspace')
    edits.edit(cellsOf(range).map((at) => ({ ...at, text: '' })));
  else if (isText(event)) open(event.key);
  else return false;
  return true;
}

/** The edges of the grid let Tab leave it. */
function pressTab(event: KeyboardEvent, { active, step }: EditState, last: number): boolean {
  if (event.key !== 'Tab' || active.column === (event.shiftKey ? 0 : last)) return false;
  step({ column: event.shiftKey ? -1 : 1 });
  return true;
}

/** The keys of a spreadsheet. */
export function pressGridKey(event: KeyboardEvent, state: EditState, lastColumn: number): void {
  if (state.typed !== null) {
    if (pressOpen(event, state)) event.preventDefault();
    return;
  }
  if (pressCommand(event, state) || pressTab(event, state, lastColumn) || pressEdit(event, state)) {
    event.preventDefault();
    return;
  }
  const { active, anchor } = state;
  if (state.focus.press(event)) state.setAnchor(event.shiftKey ? (anchor ?? active) : null);
}
