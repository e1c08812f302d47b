import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Says that the portal can be reached again. */
export function tellReconnect(): void {
  for (const listener of [...listeners]) listener();
}

/** Does once more, when the connection is back, what failed without it; null when nothing has. */
export function useReconnect(redo: (() => void) | null): void {
  useEffect(() => {
    if (!redo) return undefined;
    listeners.add(redo);
    return () => void listeners.delete(redo);
  }, [redo]);
}
