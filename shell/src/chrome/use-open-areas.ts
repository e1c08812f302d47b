import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, store } from '../storage/browser-storage.js';
import type { NavigationGroup } from '../navigation/navigation.rules.js';
import { useItemLink } from './use-item-link.js';

// Stores the groups that differ from their initial state; most are open initially.
const KEY = 'menu.closed';

function readTurned(): string[] {
  try {
    const turned: unknown = JSON.parse(readStored('localStorage', KEY) ?? '[]');
    return Array.isArray(turned) ? turned.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Which groups of the menu are open; this browser remembers what somebody opened or closed. The group of the current
 * page is open, until it is closed on that very page.
 */
export function useOpenAreas() {
  const { pathname } = useLocation();
  const { isActive } = useItemLink();
  const [turned, setTurned] = useState(readTurned);
  const [closedOn, setClosedOn] = useState<string | null>(null);
  const isKeptOpen = ({ id, folded = false }: NavigationGroup) => turned.includes(id) === folded;
  const isOpen = (area: NavigationGroup) =>
    isKeptOpen(area) || (closedOn !== pathname && area.items.some(isActive));
  const toggle = (area: NavigationGroup) => {
    const open = !isOpen(area);
    setClosedOn(open ? null : pathname);
    if (isKeptOpen(area) === open) return;
    const next = turned.includes(area.id) ? turned.filter((id) => id !== area.id) : [...turned, area.id];
    setTurned(next);
    store('localStorage', KEY, JSON.stringify(next));
  };
  return { isOpen, toggle };
}
