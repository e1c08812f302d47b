import { useStore } from 'react-redux';
import type { PortalStore } from './store.js';

/** The store with what only the shell may do to it. */
export function usePortalStore(): PortalStore {
  // The Provider hands on whatever it was given; the shell gives it what createStore made.
  return useStore() as PortalStore;
}
