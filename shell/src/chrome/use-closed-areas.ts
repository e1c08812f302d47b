import { useState } from 'react';
import { readStored, store } from '../storage/browser-storage.js';
import type { NavigationGroup } from './navigation.rules.js';

// Those that are not as they were at first; most are open at first.
const KEY = 'menu.closed';

function readTurned(): string[] {
  try {
    const turned: unknown = JSON.parse(readStored('localStorage', KEY) ?? '[]');
    return Array.isArray(turned) ? turned.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Which areas of the menu are closed; this browser remembers what somebody closed or opened. */
export function useClosedAreas() {
  const [turned, setTurned] = useState(readTurned);
  const toggle = ({ id }: NavigationGroup) => {
    const next = turned.includes(id) ? turned.filter((other) => other !== id) : [...turned, id];
    setTurned(next);
    store('localStorage', KEY, JSON.stringify(next));
  };
  const isClosed = ({ id, folded = false }: NavigationGroup) => turned.includes(id) !== folded;
  return { isClosed, toggle };
}
