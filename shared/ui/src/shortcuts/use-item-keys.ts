import { useShortcuts } from './use-shortcut.js';

/** Rows of a table and cards of a board. */
const ITEM = 'tr[data-key], [data-card]';

const focusedItem = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ITEM) ?? null;

/** The key of the row or card that has the focus. */
export function focusedKey(): string | null {
  const item = focusedItem();
  return item ? (item.dataset['key'] ?? item.dataset['card'] ?? null) : null;
}

/**
 * J and K move the focus between rows or cards, X selects one.
 * @param onSelect for cards; a row has its own check box
 */
export function useItemKeys(onSelect?: (key: string) => void): void {
  useShortcuts(['nextItem', 'previousItem', 'selectItem'], (name) => {
    if (name !== 'selectItem') {
      move(name === 'nextItem' ? 1 : -1);
      return;
    }
    const item = focusedItem();
    const box = item?.querySelector<HTMLElement>('.ck input');
    const key = focusedKey();
    if (box) box.click();
    else if (key !== null) onSelect?.(key);
  });
}

/** From nowhere to the first. */
function move(by: number): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.findIndex((item) => item === focusedItem());
  const next = at < 0 ? items[0] : items[at + by];
  // A card takes the focus with its name.
  (next?.querySelector<HTMLElement>('.t') ?? next)?.focus();
}
