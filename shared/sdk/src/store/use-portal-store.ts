import { useStore } from 'react-redux';
import type { PortalStore } from './store.js';

/** The store, including what only the shell may do with it. */
export function usePortalStore(): PortalStore {
  // The Provider returns the store that the shell made with createStore.
  return useStore() as PortalStore;
}
