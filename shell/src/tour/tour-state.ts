import { useSyncExternalStore } from 'react';

let on = false;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function turn(to: boolean): void {
  on = to;
  for (const listener of listeners) listener();
}

/** Starts the tour in the open frame. */
export const startTour = (): void => turn(true);
export const endTour = (): void => turn(false);
export const useTourOn = (): boolean => useSyncExternalStore(listen, () => on);
