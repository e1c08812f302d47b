/** The position of a row in a long list, in pixels from its start. */
export interface Placed {
  index: number;
  start: number;
  end: number;
}

/** A row to draw, or the space of undrawn rows, in pixels. */
export type WindowPart<Item> = { index: number; item: Item } | { gap: number };

/** What to draw of a list from `start` to `end`: the rows, and the space before, between and after them. */
export function windowParts<Item>(
  items: readonly Item[],
  rows: readonly Placed[],
  { start, end }: { start: number; end: number },
): WindowPart<Item>[] {
  const parts: WindowPart<Item>[] = [];
  let reached = start;
  for (const row of rows) {
    const item = items[row.index];
    if (item === undefined) continue;
    if (row.start > reached) parts.push({ gap: row.start - reached });
    parts.push({ index: row.index, item });
    reached = row.end;
  }
  if (end > reached) parts.push({ gap: end - reached });
  return parts;
}

/** The visible rows and the pinned one, which would lose the focus if it were removed. */
export function withPinned(shown: number[], pinned: number, count: number): number[] {
  if (pinned < 0 || pinned >= count || shown.includes(pinned)) return shown;
  return [...shown, pinned].sort((one, other) => one - other);
}

/** The index of the row that contains an element; undefined outside of rows. */
export function indexOfRow(element: Element): number | undefined {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
}
