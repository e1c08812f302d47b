import { useState } from 'react';
import { readStored, store } from '../storage/browser-storage.js';

const KEY = 'menu.closed';

function readClosed(): string[] {
  try {
    const closed: unknown = JSON.parse(readStored('localStorage', KEY) ?? '[]');
    return Array.isArray(closed) ? closed.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Which areas of the menu somebody has closed; this browser remembers them. */
export function useClosedAreas() {
  const [closed, setClosed] = useState(readClosed);
  const toggle = (id: string) => {
    const next = closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id];
    setClosed(next);
    store('localStorage', KEY, JSON.stringify(next));
  };
  return { isClosed: (id: string) => closed.includes(id), toggle };
}
