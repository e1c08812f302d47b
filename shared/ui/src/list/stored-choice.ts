/** Reads a choice stored in this browser; null when there is none or storage is switched off. */
export function readStoredChoice(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    // Storage is switched off or holds something else, so the default is used.
    return null;
  }
}

/** Stores a choice in this browser; null removes it. */
export function storeChoice(place: string, choice: unknown): void {
  try {
    if (choice === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Storage is switched off, so the choice lasts as long as the page.
  }
}
