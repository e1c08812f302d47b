import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, store } from '../storage/browser-storage.js';
import type { NavigationGroup } from '../navigation/navigation.rules.js';
import { useItemLink } from './use-item-link.js';

const KEY = 'menu.areas';
/** About what the window of a laptop holds; of a longer menu only the part that one is in is open. */
const MOST_LINES = 24;

/** What somebody opened (true) or closed, by the group's id. */
function readChosen(): ReadonlyMap<string, boolean> {
  try {
    const chosen: unknown = JSON.parse(readStored('localStorage', KEY) ?? '{}');
    if (typeof chosen !== 'object' || chosen === null) return new Map();
    return new Map(Object.entries(chosen).filter(([, open]) => typeof open === 'boolean'));
  } catch {
    return new Map();
  }
}

const isLong = (groups: readonly NavigationGroup[]): boolean =>
  groups.reduce((sum, { items, folded }) => sum + 1 + (folded ? 0 : items.length), 0) > MOST_LINES;

/**
 * Which groups of the menu are open; this browser remembers what somebody opened or closed. The group of the current
 * page is open, until it is closed on that very page; of a long menu the others are closed until somebody opens them.
 */
export function useOpenAreas(groups: readonly NavigationGroup[]) {
  const { pathname } = useLocation();
  const { isActive } = useItemLink();
  const [chosen, setChosen] = useState(readChosen);
  const [closedOn, setClosedOn] = useState<string | null>(null);
  const long = isLong(groups);
  const isKeptOpen = ({ id, folded = false }: NavigationGroup) => chosen.get(id) ?? (!folded && !long);
  const isOpen = (area: NavigationGroup) =>
    isKeptOpen(area) || (closedOn !== pathname && area.items.some(isActive));
  const toggle = (area: NavigationGroup) => {
    const open = !isOpen(area);
    setClosedOn(open ? null : pathname);
    if (isKeptOpen(area) === open) return;
    const next = new Map(chosen).set(area.id, open);
    setChosen(next);
    store('localStorage', KEY, JSON.stringify(Object.fromEntries(next)));
  };
  return { isOpen, toggle };
}
