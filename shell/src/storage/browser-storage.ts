type Area = 'localStorage' | 'sessionStorage';

/** Reads a text; null when there is none or storage is disabled. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is null; without effect when storage is disabled. */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // A private window or full storage: what is stored here is only a convenience.
  }
}
