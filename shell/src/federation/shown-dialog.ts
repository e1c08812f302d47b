import type { CommandDialog } from '@atrium/sdk';
import { useSyncExternalStore } from 'react';

let shown: CommandDialog | null = null;
const listeners = new Set<() => void>();

/** Shows the dialog of a command above the page; null closes it. */
export function showDialog(next: CommandDialog | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShownDialog = (): CommandDialog | null => useSyncExternalStore(subscribe, () => shown);
