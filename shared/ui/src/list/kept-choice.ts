/** What this browser keeps at a place; null when there is nothing, or when storage is switched off. */
export function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    // Storage is switched off or holds something else: what nobody chose is shown.
    return null;
  }
}

/** Keeps a choice in this browser; null forgets it. */
export function writeKept(place: string, choice: unknown): void {
  try {
    if (choice === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
