type Area = 'localStorage' | 'sessionStorage';

/** Reads a text; null when there is none or the browser keeps nothing for this site. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it when it is null; a browser that keeps nothing goes without. */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // A private window or a full store: what is kept here is a convenience only.
  }
}
