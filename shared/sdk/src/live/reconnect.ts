import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Announces that the portal can be reached again. */
export function announceReconnect(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls `redo` when the connection is back, to repeat what failed without it; null repeats nothing. */
export function useReconnect(redo: (() => void) | null): void {
  useEffect(() => {
    if (!redo) return undefined;
    listeners.add(redo);
    return () => void listeners.delete(redo);
  }, [redo]);
}
