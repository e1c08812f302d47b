import type { ClipboardEvent } from 'react';
import { cellsOf } from './cell-range.rules.js';
import { spreadPaste } from './paste.rules.js';
import { formatTsv, parseTsv } from './tsv.rules.js';
import type { EditState } from './use-edit-grid.js';

/** Copies the selection as a spreadsheet does. */
export function copyCells(event: ClipboardEvent, { range, textAt, typed }: EditState): void {
  if (typed !== null) return;
  event.preventDefault();
  const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, step) => {
    const row = range.top + step;
    return cellsOf({ ...range, top: row, bottom: row }).map(textAt);
  });
  event.clipboardData.setData('text/plain', formatTsv(rows));
}

/** Pastes cells from a spreadsheet, from the first selected cell on. */
export function pasteCells(event: ClipboardEvent, { range, edits, typed }: EditState): void {
  if (typed !== null) return;
  event.preventDefault();
  edits.edit(spreadPaste(parseTsv(event.clipboardData.getData('text/plain')), range));
}
